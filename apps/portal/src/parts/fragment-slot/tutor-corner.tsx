import { FragmentSlot } from './fragment-slot';
import styles from './tutor-corner.module.css';

/** [1.6] Above every page, at its end: the tutor, and the knowledge centre from which it answers. */
export function TutorCorner() {
  return (
    <div className={styles.corner}>
      <FragmentSlot name="knowledgeCentre" height={0} />
      <FragmentSlot name="tutor" height={0} />
    </div>
  );
}

import { RichText } from '../rich-text/rich-text';
import styles from './posts.module.css';

/** What a person wrote, as the server has drawn it; in whatever language they write. */
export function PostText({ html }: { html: string }) {
  return (
    <div className={styles.text}>
      <RichText html={html} language={null} />
    </div>
  );
}

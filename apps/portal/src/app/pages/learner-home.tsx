import { Dashboard } from '../../features/dashboard/dashboard';
import styles from './learner-home.module.css';

/** [2.3] What stands above My courses; the list has the page's title. */
export function LearnerHome() {
  return (
    <div className={styles.home}>
      <Dashboard titleAs="h2" />
    </div>
  );
}

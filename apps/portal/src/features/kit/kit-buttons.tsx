import { ArrowRight, Check, Link2, ListTree, SlidersHorizontal, X } from 'lucide-react';
import { Button } from '../../ui/button/button';
import { buttonClass } from '../../ui/button/button-class';
import { IconButton } from '../../ui/button/icon-button';
import { CountBadge } from '../../ui/count-badge';
import { shareAttributes } from '../../ui/progress/progress-share';
import styles from './kit.module.css';
import { SAMPLES } from './kit-samples';
import { KitSection } from './kit-section';

const { actions } = SAMPLES;

export function KitButtons() {
  return (
    <KitSection title="Button">
      <div className={styles.row}>
        <Button variant="primary">{actions.continue}</Button>
        <Button variant="primary" disabled>
          {actions.disabled}
        </Button>
        <Button variant="primary" busy>
          {actions.save}
        </Button>
        <Button variant="primary" size="lg" arrow={ArrowRight}>
          {actions.continue}
        </Button>
      </div>
      <div className={styles.row}>
        <Button>{actions.enroll}</Button>
        <Button icon={Check} disabled>
          {actions.enrolled}
        </Button>
        <Button busy>{actions.save}</Button>
        <Button icon={SlidersHorizontal}>
          {actions.filters}
          <CountBadge count={2} />
        </Button>
      </div>
      <div className={styles.row}>
        <Button variant="quiet" icon={Link2}>
          {actions.copyLink}
        </Button>
        <Button variant="quiet" disabled>
          {actions.disabled}
        </Button>
        <Button variant="danger">{actions.delete}</Button>
        <a href="#button" className={buttonClass()}>
          {actions.review}
        </a>
      </div>
      <div className={styles.row}>
        {[0.12, 0.62, 1].map((share) => (
          <Button key={share} variant="primary" lit {...shareAttributes(share)}>
            {actions.continue}
          </Button>
        ))}
      </div>
      <div className={styles.row}>
        <IconButton icon={SlidersHorizontal} label={actions.filters} badge={<CountBadge count={3} />} />
        <IconButton icon={ListTree} label={actions.contents} pressed />
        <IconButton icon={X} label={actions.close} />
        <IconButton icon={X} label={actions.disabled} disabled />
      </div>
    </KitSection>
  );
}

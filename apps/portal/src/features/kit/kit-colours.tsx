import styles from './kit.module.css';
import { KitSection } from './kit-section';

const ROLES = [
  'desk',
  'sheet',
  'well',
  'line',
  'line-strong',
  'ink',
  'ink-soft',
  'ink-faint',
  'brand',
  'brand-strong',
  'brand-text',
  'brand-tint',
  'on-brand',
  'light',
  'light-bright',
  'light-edge',
  'light-text',
  'light-tint',
  'on-light',
  'success-text',
  'success-tint',
  'danger-text',
  'danger-tint',
  'focus',
];

export function KitColours() {
  return (
    <KitSection title="Colour">
      <div className={styles.swatches}>
        {ROLES.map((role) => (
          <span key={role} className={styles.swatch} data-role={role}>
            {role}
          </span>
        ))}
      </div>
    </KitSection>
  );
}

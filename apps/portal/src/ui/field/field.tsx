import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Icon } from '../icon';
import styles from './field.module.css';

export type FieldWords = {
  label: ReactNode;
  hint?: string | undefined;
  /** Takes the place of the hint. */
  error?: string | null | undefined;
};

type ControlProps = {
  id: string;
  className: string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type FieldProps = FieldWords & { renderControl: (props: ControlProps) => ReactNode };

/** A label above and a hint or an error below any control. */
export function Field({ label, hint, error, renderControl }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {renderControl({
        id,
        className: styles.control,
        'aria-describedby': error || hint ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error ? (
        <p id={noteId} className={styles.error}>
          <Icon of={CircleAlert} size="s" />
          {error}
        </p>
      ) : (
        hint && (
          <p id={noteId} className={styles.hint}>
            {hint}
          </p>
        )
      )}
    </div>
  );
}

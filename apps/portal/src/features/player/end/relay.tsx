import styles from './relay.module.css';

export type RelayStep = {
  key: string;
  /** Behind us, under way, still to come, or the one that was waited for. */
  state: 'done' | 'out' | 'next' | 'here';
  title: string;
  note: string;
};

/** Something travels from one hand to the next. */
export function Relay({ steps }: { steps: readonly RelayStep[] }) {
  return (
    <ol className={styles.relay}>
      {steps.map(({ key, state, title, note }) => (
        <li key={key} data-state={state}>
          <b>{title}</b>
          <small>{note}</small>
        </li>
      ))}
    </ol>
  );
}

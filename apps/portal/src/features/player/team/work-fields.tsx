import type { ShownField } from '@lantern/contract/entities/team-work';
import { cellKey, TEAM_LIMITS, type TeamTexts } from '@lantern/domain/team/team-fields';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../ui/class-names';
import { TextArea } from '../../../ui/field/text-field';
import styles from './team.module.css';

type WorkFieldsProps = {
  fields: readonly ShownField[];
  texts: TeamTexts;
  /** Of what somebody else has written. */
  marked: readonly string[];
  /** What they have written where something else stands here. */
  theirs: TeamTexts;
  isReadOnly: boolean;
  onType: (key: string, text: string) => void;
};

/** [1.3] What the team fills in. */
export function WorkFields({ fields, ...rest }: WorkFieldsProps) {
  return fields.map((field) =>
    field.kind === 'table' ? (
      <TableField key={field.key} field={field} {...rest} />
    ) : (
      <WrittenField key={field.key} field={field} {...rest} />
    ),
  );
}

type OneFieldProps = Omit<WorkFieldsProps, 'fields'> & { field: ShownField };

function WrittenField({ field, texts, marked, theirs, isReadOnly, onType }: OneFieldProps) {
  const { t } = useTranslation();
  const { key, label, lines } = field;
  const text = texts[key] ?? '';
  const isMarked = marked.includes(key);
  const other = theirs[key];
  const hint =
    other === undefined ? isMarked && t('team.changedByOthers') : t('team.theyWrote', { text: other });
  return (
    <div className={classNames(isMarked && styles.theirs)}>
      <TextArea
        label={label ? <bdi>{label}</bdi> : t('team.yourText')}
        rows={lines ?? 5}
        dir="auto"
        value={text}
        readOnly={isReadOnly}
        maxLength={TEAM_LIMITS.text}
        {...(hint && { hint })}
        onChange={(event) => onType(key, event.target.value)}
      />
    </div>
  );
}

function TableField({ field, texts, marked, isReadOnly, onType }: OneFieldProps) {
  const { t } = useTranslation();
  const { key, label, columns = [], rows = [] } = field;
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <bdi>{label}</bdi>
            </th>
            {columns.map((column) => (
              <th key={column} scope="col">
                <bdi>{column}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((name, row) => (
            <tr key={name}>
              <th scope="row">
                <bdi>{name}</bdi>
              </th>
              {columns.map((columnName, column) => {
                const cell = cellKey(key, { row, column });
                const isMarked = marked.includes(cell);
                const words = t('team.cell', { row: name, column: columnName });
                return (
                  <td key={cell} className={classNames(isMarked && styles.theirCell)}>
                    <input
                      value={texts[cell] ?? ''}
                      dir="auto"
                      readOnly={isReadOnly}
                      maxLength={TEAM_LIMITS.cell}
                      aria-label={isMarked ? `${words}. ${t('team.changedByOthers')}` : words}
                      onChange={(event) => onType(cell, event.target.value)}
                    />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

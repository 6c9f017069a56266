import type { NotificationPreference } from '@lantern/contract/notifications/notification-preference';
import { MAIL_WAYS, type MailWay } from '@lantern/domain/notifications/notification-kinds';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../ui/choice/checkbox';
import { SelectField } from '../../ui/field/select-field';
import { VisuallyHidden } from '../../ui/visually-hidden';
import styles from './profile.module.css';

type PreferenceRowProps = {
  preference: NotificationPreference;
  onChoose: (choice: { web: boolean } | { mail: MailWay }) => void;
};

/** A kind of news and its two ways. */
export function PreferenceRow({ preference: { kind, web, mail, mailWays }, onChoose }: PreferenceRowProps) {
  const { t } = useTranslation();
  const name = t(`notificationPreferences.kinds.${kind}.name`);
  return (
    <tr>
      <th scope="row">
        {name}
        <span className={styles.soft}>{t(`notificationPreferences.kinds.${kind}.detail`)}</span>
      </th>
      <td className={styles.web}>
        <WebChoice name={name} checked={web} onChange={(checked) => onChoose({ web: checked })} />
      </td>
      <td className={styles.mail}>
        {mailWays.length > 1 ? (
          <SelectField
            label={t('notificationPreferences.mailOf', { kind: name })}
            value={mail}
            onChange={({ target: { value } }) => {
              const chosen = MAIL_WAYS.find((way) => way === value);
              if (chosen) onChoose({ mail: chosen });
            }}
          >
            {mailWays.map((way) => (
              <option key={way} value={way}>
                {t(`notificationPreferences.${way}`)}
              </option>
            ))}
          </SelectField>
        ) : (
          <span className={styles.soft}>{t('notificationPreferences.noMail')}</span>
        )}
      </td>
    </tr>
  );
}

type WebChoiceProps = { name: string; checked: boolean; onChange: (checked: boolean) => void };

function WebChoice({ name, checked, onChange }: WebChoiceProps) {
  const { t } = useTranslation();
  return (
    <Checkbox checked={checked} onChange={onChange}>
      <VisuallyHidden>{t('notificationPreferences.webOf', { kind: name })}</VisuallyHidden>
      <span className={styles.narrow} aria-hidden="true">
        {t('notificationPreferences.web')}
      </span>
    </Checkbox>
  );
}

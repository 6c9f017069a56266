import type { Attachment } from '@lantern/contract/entities/attachment';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { refetchTeamWork, saveTeamWork, type TeamPlace } from '../../../api/team/team-work';
import { AttachedFiles } from '../../../parts/attachments/attached-files';
import { AttachmentField } from '../../../parts/attachments/field/attachment-field';
import { useAttachments } from '../../../parts/attachments/field/use-attachments';
import type { OneWork } from './shared-work';
import styles from './team.module.css';

type WorkFilesProps = { work: OneWork; place: TeamPlace; mayWrite: boolean };

/** [1.3] The files of the work, whoever of the team has brought them. */
export function WorkFiles({ work, place, mayWrite }: WorkFilesProps) {
  const { t } = useTranslation();
  const files = work.attachments;
  if (!mayWrite && files.length === 0) return null;
  return (
    <section className={styles.files} aria-label={t('team.files')}>
      <AttachedFiles files={files} />
      {mayWrite && <FilesField key={idsOf(files).join()} work={work} place={place} />}
    </section>
  );
}

/** What is added or taken away is the team's at once; it begins anew with what others add or take. */
function FilesField({ work, place }: Omit<WorkFilesProps, 'mayWrite'>) {
  const client = useQueryClient();
  const attachments = useAttachments(work.attachments);
  const { ids, isSending } = attachments;
  const wanted = ids.join();
  const isChanged = !isSending && wanted !== idsOf(work.attachments).join();
  const { version } = work;
  useEffect(() => {
    if (!isChanged) return;
    const attachmentIds = wanted === '' ? [] : wanted.split(',');
    saveTeamWork(client, place, { version, texts: {}, attachmentIds }).catch(() => refetchTeamWork(client));
  }, [isChanged, wanted, version, client, place]);
  return <AttachmentField attachments={attachments} />;
}

function idsOf(files: readonly Attachment[]): string[] {
  return files.map(({ id }) => id);
}

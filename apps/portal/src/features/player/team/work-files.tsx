import type { Attachment } from '@lantern/contract/entities/attachment';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refetchTeamWork, saveTeamWork, type TeamPlace } from '../../../api/team/team-work';
import { problemCodeOf } from '../../../api/transport/problem-code-of';
import { tellFailure } from '../../../api/transport/tell-failure';
import { AttachedFiles } from '../../../parts/attachments/attached-files';
import { AttachmentField } from '../../../parts/attachments/field/attachment-field';
import { useAttachments } from '../../../parts/attachments/field/use-attachments';
import type { OneWork } from './shared-work';
import styles from './team.module.css';
import { wantedFiles } from './wanted-files';

/** What keeps the work from being handed in: a file that is not with the team yet, or was not taken. */
export type FilesTrouble = 'underWay' | 'refused' | null;

type WorkFilesProps = {
  work: OneWork;
  place: TeamPlace;
  mayWrite: boolean;
  onTrouble: (trouble: FilesTrouble) => void;
};

/** [1.3] The files of the work, whoever of the team has brought them. */
export function WorkFiles({ work, place, mayWrite, onTrouble }: WorkFilesProps) {
  const { t } = useTranslation();
  const files = work.attachments;
  const [begunWith, setBegunWith] = useState(files);
  if (!mayWrite && files.length === 0) return null;
  return (
    <section className={styles.files} aria-label={t('team.files')}>
      <AttachedFiles files={files} />
      {mayWrite && (
        <FilesField
          key={idsOf(begunWith).join()}
          begunWith={begunWith}
          work={work}
          place={place}
          onTrouble={onTrouble}
          onAllThere={() => setBegunWith(files)}
        />
      )}
    </section>
  );
}

type FilesFieldProps = Omit<WorkFilesProps, 'mayWrite'> & {
  begunWith: readonly Attachment[];
  /** Nothing of the learner's own is on its way: it may begin anew with what the team has. */
  onAllThere: () => void;
};

/** What is added or taken away is the team's at once, beside what others add or take at the same time. */
function FilesField({ begunWith, work, place, onTrouble, onAllThere }: FilesFieldProps) {
  const client = useQueryClient();
  const { t } = useTranslation();
  const attachments = useAttachments(begunWith);
  const { ids: own, isSending, hasRefused, snapshot } = attachments;
  const theirs = idsOf(work.attachments);
  const [given, setGiven] = useState(idsOf(begunWith));
  const landed = own.filter((id) => theirs.includes(id) && !given.includes(id));
  // From now on it is taken away where the learner takes it away.
  if (landed.length > 0) setGiven([...given, ...landed]);
  const wanted = wantedFiles({ theirs, given, own }).join();
  const isChanged = !isSending && wanted !== theirs.join();
  const { version } = work;
  useEffect(() => {
    if (!isChanged) return;
    const attachmentIds = wanted === '' ? [] : wanted.split(',');
    const save = () =>
      saveTeamWork(client, place, { version, texts: {}, attachmentIds }).catch((error: unknown) => {
        // Somebody else was first: it is sent again with what they have brought.
        if (problemCodeOf(error) !== 'conflict') tellFailure(error, t, save);
        return refetchTeamWork(client);
      });
    void save();
  }, [isChanged, wanted, version, client, place, t]);
  const trouble = hasRefused ? 'refused' : isSending || isChanged ? 'underWay' : null;
  useEffect(() => {
    onTrouble(trouble);
    return () => onTrouble(null);
  }, [trouble, onTrouble]);
  const isAllThere = !isChanged && snapshot.items.length === own.length && !isSending;
  const isOfOthers = theirs.join() !== own.join();
  useEffect(() => {
    if (isAllThere && isOfOthers) onAllThere();
  }, [isAllThere, isOfOthers, onAllThere]);
  return <AttachmentField attachments={attachments} />;
}

function idsOf(files: readonly Attachment[]): string[] {
  return files.map(({ id }) => id);
}

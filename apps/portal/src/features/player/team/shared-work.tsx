import type { TeamActivity } from '@lantern/contract/entities/team-work';
import { type ReactElement, type ReactNode, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { TeamPlace } from '../../../api/team/team-work';
import { useFormat } from '../../../lib/format/use-format';
import { useExternalStore } from '../../../lib/storage/external-store';
import { Notice } from '../../../ui/notice';
import { footSlot } from './foot-slot';
import { ConflictNotice } from './conflict-notice';
import { LastSaved } from './last-saved';
import { SubmitBar } from './submit-bar';
import styles from './team.module.css';
import { useSharedDraft } from './use-shared-draft';
import { WorkFields } from './work-fields';
import { type FilesTrouble, WorkFiles } from './work-files';

export type OneWork = NonNullable<TeamActivity['work']>;
type SharedWorkProps = { team: TeamActivity; work: OneWork; place: TeamPlace };

/** [1.3] One work for all: who saved it last, what they fill in, their files, and how it is handed in. */
export function SharedWork({ team, work, place }: SharedWorkProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const drafting = useSharedDraft(place, work, team.mayWrite);
  const { conflict, brought } = drafting;
  const [trouble, setTrouble] = useState<FilesTrouble>(null);
  const slot = useExternalStore(footSlot, null);
  return (
    <section aria-labelledby={titleId} className={styles.workSection}>
      <h2 id={titleId}>{team.mode === 'team' ? t('team.sharedWork') : t('team.yourWork')}</h2>
      <HandedIn team={team} work={work} />
      <AskedAgain team={team} />
      {conflict.length > 0 && <ConflictNotice work={work} drafting={drafting} count={conflict.length} />}
      {(team.fields.length > 0 || team.mayWrite) && (
        <div className={styles.work}>
          <LastSaved
            work={work}
            state={drafting.isTyped ? drafting.state : 'saved'}
            isTyped={drafting.isTyped}
          />
          <div className={styles.workBody}>
            <WorkFields
              fields={team.fields}
              texts={drafting.texts}
              marked={conflict.length > 0 ? conflict : brought}
              theirs={drafting.theirs}
              isReadOnly={!team.mayWrite}
              onType={drafting.type}
            />
            <WorkFiles work={work} place={place} mayWrite={team.mayWrite} onTrouble={setTrouble} />
          </div>
        </div>
      )}
      {team.mayWrite &&
        inFoot(<SubmitBar team={team} place={place} drafting={drafting} trouble={trouble} />, slot)}
    </section>
  );
}

/** Of many activities on a page none has the foot: then it stands below the work. */
function inFoot(bar: ReactElement, slot: HTMLElement | null): ReactNode {
  return slot ? createPortal(bar, slot) : bar;
}

/** [1.3] Whoever was ready for other words than these is told, as soon as they are changed. */
function AskedAgain({ team: { participants, mayWrite } }: { team: TeamActivity }) {
  const { t } = useTranslation();
  const isAsked = mayWrite && participants.some(({ isMe, state }) => isMe && state === 'askedAgain');
  return (
    <output>
      {isAsked && (
        <Notice tone="light" title={t('team.askedAgain')}>
          {t('team.askedAgainHint')}
        </Notice>
      )}
    </output>
  );
}

/** [1.3] [4.3] It went, when and through whom; and whether it is graded. */
function HandedIn({ team, work }: { team: TeamActivity; work: OneWork }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (work.state === 'inProgress' || work.submitted === null) {
    return team.mayWrite ? null : <Notice title={t('team.readOnly')} />;
  }
  const at = format.dateTime(work.submitted);
  const { submittedBy } = work;
  const title = work.state === 'finished' ? t('team.isGraded') : t('team.isHandedIn');
  const isAlone = team.mode === 'alone';
  return (
    <Notice tone="success" title={title}>
      {submittedBy === null || submittedBy.isMe
        ? t('team.handedInByYou', { at })
        : t('team.handedInBy', { at, name: submittedBy.name })}
      {!isAlone && ` ${t('team.gradeShared')}`}
    </Notice>
  );
}

import type { Task } from '@lantern/contract/planner/task';
import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { removeTask } from '../../api/planner/tasks';
import { tellFailure } from '../../api/transport/tell-failure';
import { rescueFocus } from '../../lib/page/rescue-focus';
import { useBackCloses } from '../../lib/page/use-back-closes';
import { Button } from '../../ui/button/button';
import { Drawer } from '../../ui/modal/drawer';
import { TaskForm } from './task-form';
import styles from './tasks.module.css';

type TaskDrawerProps = {
  /** Null for a new one. */
  task: Task | null;
  onClose: () => void;
};

/** A task of one's own, to be added or changed. */
export function TaskDrawer({ task, onClose }: TaskDrawerProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  useBackCloses(close);

  /** The row from which it was opened may be gone by now, and what had the focus with it. */
  function close() {
    onClose();
    void rescueFocus();
  }

  function remove(id: string) {
    close();
    // Its row may go later than the drawer, which gives the focus back to it.
    removeTask(client, id).then(rescueFocus, (error: unknown) => tellFailure(error, t, () => remove(id)));
  }

  return (
    <Drawer
      title={t('tasks.yourOwnTitle')}
      closeLabel={t('tasks.close')}
      onClose={close}
      footer={
        task && (
          <Button variant="quiet" icon={Trash2} onClick={() => remove(task.id)}>
            {t('tasks.remove')}
          </Button>
        )
      }
    >
      <div className={styles.drawer}>
        <TaskForm task={task} onSaved={close} />
      </div>
    </Drawer>
  );
}

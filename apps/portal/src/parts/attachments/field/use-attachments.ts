import type { Attachment } from '@lantern/contract/entities/attachment';
import { useQueryClient } from '@tanstack/react-query';
import { type ClipboardEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { apiOf } from '../../../api/transport/api-of';
import { removeAttachmentOf } from '../../../api/uploads/remove-attachment';
import { sendAttachment } from '../../../api/uploads/send-attachment';
import { randomId } from '../../../lib/random-id';
import {
  attachedFiles,
  createUploadList,
  hasRefused,
  isSending,
  type UploadList,
  type UploadSnapshot,
} from './upload-list';

export type Attachments = {
  list: UploadList;
  snapshot: UploadSnapshot;
  /** To be sent with what is written. */
  ids: string[];
  /** The same, as they are kept with a draft. */
  files: Attachment[];
  /** Nothing should be sent yet: some are on their way. */
  isSending: boolean;
  /** Nothing should be sent without what was not taken, before whoever chose it has removed it or sent it again. */
  hasRefused: boolean;
  /** For the text beside it: a pasted picture is attached. */
  onPaste: (event: ClipboardEvent) => void;
  clear: () => void;
};

/** The files of what somebody writes; `given` hang on it already, `kept` were there when they left it. */
export function useAttachments(
  given: readonly Attachment[] = [],
  kept: readonly Attachment[] = given,
): Attachments {
  const client = useQueryClient();
  const [list] = useState(() =>
    createUploadList(
      { send: sendAttachment, remove: (id) => removeAttachmentOf(apiOf(client), id), newId: randomId },
      given,
      kept,
    ),
  );
  const snapshot = useSyncExternalStore(list.subscribe, list.get, list.get);
  useEffect(() => {
    addEventListener('online', list.goOn);
    return () => removeEventListener('online', list.goOn);
  }, [list]);
  const files = attachedFiles(snapshot);
  return {
    list,
    snapshot,
    ids: files.map(({ id }) => id),
    files,
    hasRefused: hasRefused(snapshot),
    isSending: isSending(snapshot),
    onPaste: (event) => {
      const files = [...event.clipboardData.files];
      if (files.length === 0) return;
      event.preventDefault();
      list.add(files);
    },
    clear: list.clear,
  };
}

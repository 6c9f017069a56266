import { fillPath } from '@lantern/contract/call';
import { type Attachment, attachment } from '@lantern/contract/entities/attachment';
import { putAttachment } from '@lantern/contract/uploads/put-attachment';
import * as z from 'zod/mini';
import { refusalOf } from '../transport/fetch-answer';
import { NetworkError } from '../transport/network-error';
import { requestHeaders } from '../transport/request-headers';

type Sending = {
  id: string;
  file: File;
  /** 0 to 1, as its bytes leave. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

/** Sends one file, and says how far it is: what fetch cannot. Cancelled, it fails with the signal's reason. */
export async function sendAttachment({ id, file, onProgress, signal }: Sending): Promise<Attachment> {
  const path = fillPath(putAttachment.path, { attachmentId: id });
  const address = `${path}?${new URLSearchParams({ name: file.name })}`;
  const reply = await put(address, { id, file, onProgress, signal });
  if (!reply.ok) throw await refusalOf(address, reply);
  return z.decode(attachment, (await reply.json()) as never); // decode checks it
}

function put(address: string, { file, onProgress, signal }: Sending): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const cancel = () => request.abort();
    request.open(putAttachment.method, address);
    for (const [name, value] of Object.entries(requestHeaders('respond-sync', false)))
      request.setRequestHeader(name, value);
    request.setRequestHeader('content-type', putAttachment.takes);
    const fail = () => reject(new NetworkError());
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    request.addEventListener('load', () => {
      const headers = { 'retry-after': request.getResponseHeader('retry-after') ?? '' };
      resolve(new Response(request.responseText, { status: request.status, headers }));
    });
    request.addEventListener('error', fail);
    request.addEventListener('timeout', fail);
    request.addEventListener('abort', () => reject(signal.reason));
    request.addEventListener('loadend', () => signal.removeEventListener('abort', cancel));
    signal.throwIfAborted();
    signal.addEventListener('abort', cancel, { once: true });
    request.send(file);
  });
}

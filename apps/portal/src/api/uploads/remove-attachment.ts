import type { MakeCall } from '@lantern/contract/render-page';

/** What is gone already is as good as removed. */
export async function removeAttachmentOf(call: MakeCall, attachmentId: string): Promise<void> {
  const { removeAttachment } = await import('@lantern/contract/uploads/remove-attachment');
  await call(removeAttachment, { params: { attachmentId }, body: {} });
}

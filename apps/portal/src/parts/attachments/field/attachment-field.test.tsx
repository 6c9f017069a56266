import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { NOON, pageFacts } from '../../../testing/page-facts.builder';
import { renderAt } from '../../../testing/render';
import { answerFiles } from '../../../testing/sent-files';
import { AttachmentField } from './attachment-field';
import { useAttachments } from './use-attachments';

const ID = '6f1a0b1c-2d3e-4f50-8a9b-0c1d2e3f4a5b';
const KEPT = { id: ID, name: 'report.pdf', size: 4, mediaType: 'application/pdf', state: 'ready' };
const TAKEN = { status: 200, body: { ...KEPT, width: null, height: null } };
const REFUSED = {
  status: 422,
  body: {
    type: 'about:blank',
    status: 422,
    code: 'operationRefused',
    title: 'Not done',
    detail: 'Nothing was changed.',
    errors: { file: ['A virus was found in this file.'] },
    traceId: 't',
  },
};

const call = vi.fn<() => Promise<never>>(async () => ({}) as never); // nobody reads what it answers

afterEach(() => {
  vi.unstubAllGlobals();
  call.mockClear();
});

function Composer() {
  const attachments = useAttachments();
  return (
    <>
      <textarea aria-label="Text" onPaste={attachments.onPaste} />
      <AttachmentField attachments={attachments} />
      <output>{attachments.isSending ? 'busy' : `${attachments.ids.length} files`}</output>
    </>
  );
}

const file = (name: string) => new File(['data'], name);
const choose = (...files: File[]) =>
  userEvent
    .setup({ applyAccept: false })
    .upload(screen.getByLabelText('Attach files', { selector: 'input' }), files);

test('[5.7] a chosen file is sent, counted and removed again; the focus stays in the field', async () => {
  const sent = answerFiles(TAKEN);
  await renderAt(NOON, <Composer />, { call });
  expect(screen.getByText('We support attaching files not bigger than 25.00MB')).toBeTruthy();
  await choose(file('report.pdf'));
  expect(await screen.findByText('1 files')).toBeTruthy();
  expect(screen.getByText('report.pdf: attached')).toBeTruthy();
  expect(sent).toMatchObject([{ method: 'PUT', type: 'application/octet-stream' }]);
  expect(sent[0]?.address).toMatch(/\/users\/me\/attachments\/[\da-f-]{36}\?name=report\.pdf$/);
  await userEvent.click(screen.getByRole('button', { name: 'Remove report.pdf' }));
  expect(screen.getByText('0 files')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Attach files' }));
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(1));
});

test('[5.7] what does not fit, and what the server refuses, says why beside it', async () => {
  answerFiles(REFUSED);
  await renderAt(NOON, <Composer />);
  await choose(file('a.exe'), file('b.pdf'));
  expect(await screen.findByText(/^We support attaching only these types of files: \.png, /)).toBeTruthy();
  expect(await screen.findByText('A virus was found in this file.')).toBeTruthy();
  // Sent again it would be refused again.
  expect(screen.queryByRole('button', { name: 'Send b.pdf again' })).toBeNull();
});

test('what the server could not take now is sent again when it is asked to', async () => {
  answerFiles(
    { status: 507, body: { ...REFUSED.body, status: 507, code: 'storageFull', errors: {} } },
    TAKEN,
  );
  await renderAt(NOON, <Composer />);
  await choose(file('b.pdf'));
  await userEvent.click(await screen.findByRole('button', { name: 'Send b.pdf again' }));
  expect(await screen.findByText('1 files')).toBeTruthy();
});

test('without a connection a file waits, and goes by itself once there is one', async () => {
  answerFiles('no connection', TAKEN);
  await renderAt(NOON, <Composer />);
  await choose(file('a.pdf'));
  expect(await screen.findByText(/^No connection\./, { selector: 'li *' })).toBeTruthy();
  dispatchEvent(new Event('online'));
  expect(await screen.findByText('1 files')).toBeTruthy();
});

test('a file on its way says how far it is, in the language of the page, and can be stopped', async () => {
  answerFiles();
  await renderAt(NOON, <Composer />, { call, facts: pageFacts({ now: NOON, locale: 'ar' }) });
  await userEvent
    .setup({ applyAccept: false })
    .upload(screen.getByLabelText('إرفاق ملفات', { selector: 'input' }), file('a.pdf'));
  expect(screen.getByRole('progressbar', { name: 'جارٍ إرسال a.pdf' }).getAttribute('value')).toBe('50');
  await userEvent.click(screen.getByRole('button', { name: 'إلغاء إرسال a.pdf' }));
  expect(screen.queryByRole('progressbar')).toBeNull();
});

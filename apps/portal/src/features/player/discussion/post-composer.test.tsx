import type { Attachment } from '@lantern/contract/entities/attachment';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NOON } from '../../../testing/page-facts.builder';
import { renderAt } from '../../../testing/render';
import { answerFiles } from '../../../testing/sent-files';
import { PostComposer } from './post-composer';
import { EMPTY_POST, type PostDraft, type PostWords } from './post-words';

const KEPT = { id: '6f1a0b1c-2d3e-4f50-8a9b-0c1d2e3f4a5b', name: 'report.pdf', size: 4 };
const TAKEN = {
  status: 200,
  body: { ...KEPT, mediaType: 'application/pdf', state: 'ready', width: null, height: null },
};
const onSend = vi.fn<(draft: PostDraft, attachmentIds: string[]) => Promise<void>>(async () => undefined);

beforeEach(() => {
  localStorage.clear();
  onSend.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

const open = (start?: PostWords) =>
  renderAt(
    NOON,
    <PostComposer
      place="here"
      isThread={false}
      mayBeAnonymous={false}
      label="Your reply"
      sendLabel="Send"
      onSend={onSend}
      {...(start && { start })}
    />,
  );
const choose = (file: File) =>
  userEvent
    .setup({ applyAccept: false })
    .upload(screen.getByLabelText('Attach files', { selector: 'input' }), file);
const words = () => screen.getByRole('textbox', { name: 'Your reply' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

test('[1.3] nothing goes without a file that was not taken, until it is removed', async () => {
  await open();
  await userEvent.type(words(), 'See the file.');
  await choose(new File(['data'], 'program.exe'));
  await send();
  expect(onSend).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toContain('Not everything could be attached.');
  await userEvent.click(screen.getByRole('button', { name: 'Remove program.exe' }));
  await send();
  expect(onSend).toHaveBeenCalledWith(expect.objectContaining({ text: 'See the file.' }), []);
});

test('[1.3] what was written and attached is there when the page is opened again, and goes with it', async () => {
  answerFiles(TAKEN);
  const { unmount } = await open();
  await userEvent.type(words(), 'See the file.');
  await choose(new File(['data'], 'report.pdf'));
  expect(await screen.findByText('report.pdf: attached')).toBeTruthy();
  unmount();
  await open();
  expect(words()).toHaveProperty('value', 'See the file.');
  expect(screen.getByRole('button', { name: 'Remove report.pdf' })).toBeTruthy();
  await send();
  expect(onSend).toHaveBeenCalledWith(expect.objectContaining({ text: 'See the file.' }), [KEPT.id]);
});

test('[1.3] nothing is typed into what is on its way, and what was not taken is written on', async () => {
  let refuse = () => {};
  onSend.mockImplementationOnce(
    () => new Promise((_resolve, reject) => (refuse = () => reject(new Error()))),
  );
  await open();
  await userEvent.type(words(), 'Why');
  await send();
  await userEvent.type(words(), ' not');
  expect(words()).toHaveProperty('value', 'Why');
  act(() => refuse());
  expect(await screen.findByText(/What you wrote is kept here/)).toBeTruthy();
  await userEvent.type(words(), ' so?');
  expect(words()).toHaveProperty('value', 'Why so?');
});

test('[1.3] what was typed in another tab is there when this one has sent its own', async () => {
  const { unmount } = await open();
  await userEvent.type(words(), 'Mine');
  const key = Object.keys(localStorage).find((one) => one.endsWith('here')) ?? '';
  const ofOtherTab = JSON.stringify({ ...EMPTY_POST, id: 'other', text: 'Of the other tab', files: null });
  localStorage.setItem(key, ofOtherTab);
  await send();
  expect(onSend).toHaveBeenCalledWith(expect.objectContaining({ text: 'Mine' }), []);
  unmount();
  await open();
  expect(words()).toHaveProperty('value', 'Of the other tab');
});

const FIRST: PostWords = { ...EMPTY_POST, text: 'First words' };
const NEWER: PostWords = { ...EMPTY_POST, text: 'Newer words', basedOn: NOON.toISOString() };

async function openAgainWithNewerWords(): Promise<void> {
  const { unmount } = await open(FIRST);
  await userEvent.type(words(), ' and mine');
  unmount();
  await open(NEWER);
  expect(screen.getByText('This post was changed after you began to edit it')).toBeTruthy();
  expect(screen.getByText('Newer words')).toBeTruthy();
  expect(words()).toHaveProperty('value', 'First words and mine');
  await send();
  expect(onSend).not.toHaveBeenCalled();
}

test('[1.3] an edit that was begun with older words is told of the newer ones, and may stand over them', async () => {
  await openAgainWithNewerWords();
  await userEvent.click(screen.getByRole('button', { name: 'Keep what I typed' }));
  await send();
  const { basedOn } = NEWER;
  expect(onSend).toHaveBeenCalledWith(expect.objectContaining({ text: 'First words and mine', basedOn }), []);
});

test('[1.3] or gives way to them', async () => {
  await openAgainWithNewerWords();
  await userEvent.click(screen.getByRole('button', { name: 'Take these words' }));
  expect(words()).toHaveProperty('value', 'Newer words');
});

const fileOf = (id: string): Attachment => ({
  id,
  name: `${id}.txt`,
  size: 4,
  mediaType: 'text/plain',
  state: 'ready',
  width: null,
  height: null,
});
const WITH_FILE: PostWords = { ...EMPTY_POST, text: 'Same words', hadFiles: 'old' };
const WITH_MORE: PostWords = { ...WITH_FILE, basedOn: NOON.toISOString(), hadFiles: 'old,added' };

function Edited() {
  const [isNewer, setIsNewer] = useState(false);
  const files = isNewer ? [fileOf('old'), fileOf('added')] : [fileOf('old')];
  return (
    <>
      <button type="button" onClick={() => setIsNewer(true)}>
        Attached elsewhere
      </button>
      <PostComposer
        place="here"
        isThread={false}
        mayBeAnonymous={false}
        label="Your reply"
        sendLabel="Send"
        onSend={onSend}
        start={isNewer ? WITH_MORE : WITH_FILE}
        files={files}
      />
    </>
  );
}

test.each<[string, string, string[]]>([
  ['and stay beside what is typed', 'Keep what I typed', ['added']],
  ['or all is as it is there', 'Take these words', ['old', 'added']],
])('[1.3] files that were attached elsewhere meanwhile are told, %s', async (_name, choice, ids) => {
  await renderAt(NOON, <Edited />);
  await userEvent.type(words(), ' and mine');
  await userEvent.click(screen.getByRole('button', { name: 'Remove old.txt' }));
  await userEvent.click(screen.getByRole('button', { name: 'Attached elsewhere' }));
  expect(screen.getByText('This post was changed after you began to edit it')).toBeTruthy();
  expect(screen.getByRole('link', { name: /added\.txt/ })).toBeTruthy();
  await send();
  expect(onSend).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: choice }));
  await send();
  expect(onSend).toHaveBeenCalledWith(expect.objectContaining({ basedOn: WITH_MORE.basedOn }), ids);
});

function Closable() {
  const [isOpen, setIsOpen] = useState(true);
  if (!isOpen)
    return (
      <button type="button" onClick={() => setIsOpen(true)}>
        Write again
      </button>
    );
  return (
    <PostComposer
      place="here"
      isThread={false}
      mayBeAnonymous={false}
      label="Your reply"
      sendLabel="Send"
      onSend={onSend}
      onCancel={() => setIsOpen(false)}
    />
  );
}

test.each([
  ['Keep it for later', 'Half a sen'],
  ['Throw it away', ''],
])('[1.3] what was typed is not lost with Cancel: %s', async (choice, kept) => {
  await renderAt(NOON, <Closable />);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Write again' }));
  await userEvent.type(words(), 'Half a sen');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: choice, hidden: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Write again' }));
  expect(words()).toHaveProperty('value', kept);
});

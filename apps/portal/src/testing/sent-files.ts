import { vi } from 'vitest';

/** What a test answers to a file that is sent; a status with a body, or no connection at all. */
export type FileAnswer = { status: number; body: unknown } | 'no connection';

export type SentFile = { method: string; address: string; type: string; file: File };

/** For tests: files leave by XMLHttpRequest, which says how far they are; each gets the next answer. */
export function answerFiles(...answers: FileAnswer[]): SentFile[] {
  const sent: SentFile[] = [];
  class Request extends EventTarget {
    upload = new EventTarget();
    status = 0;
    responseText = '';
    private asked = { method: '', address: '', type: '' };
    open(method: string, address: string) {
      this.asked = { method, address, type: '' };
    }
    setRequestHeader(name: string, value: string) {
      if (name === 'content-type') this.asked.type = value;
    }
    getResponseHeader() {
      return null;
    }
    abort() {
      this.tell('abort');
      this.tell('loadend');
    }
    send(file: File) {
      sent.push({ ...this.asked, file });
      this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 1, total: 2 }));
      const answer = answers.shift();
      // None: it is on its way for as long as the test goes on.
      if (answer) queueMicrotask(() => this.finish(answer));
    }
    private finish(answer: FileAnswer) {
      if (answer === 'no connection') this.tell('error');
      else {
        this.status = answer.status;
        this.responseText = JSON.stringify(answer.body);
        this.tell('load');
      }
      this.tell('loadend');
    }
    private tell(what: string) {
      this.dispatchEvent(new Event(what));
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request);
  return sent;
}

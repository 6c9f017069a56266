import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from './config';
import { chooseLanguage } from './pages/choose-language';
import { type Message, messagePage } from './pages/message-page';

type MessageProps = { config: Config; message: Message; status: number };

export function sendMessage(
  request: IncomingMessage,
  response: ServerResponse,
  { config, message, status }: MessageProps,
): void {
  const language = chooseLanguage({ acceptLanguage: request.headers['accept-language'] });
  const backTo = new URL('/', config.redirectUris[0]).href;
  sendPage(response, status, messagePage({ language, message, backTo }));
}

export function sendPage(response: ServerResponse, status: number, page: string): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  response.end(page);
}

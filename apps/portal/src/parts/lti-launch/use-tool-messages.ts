import { type SaidAtClose, toolMessage } from '@lantern/domain/lti/tool-message';
import { toolReply, type ToolStorage } from '@lantern/domain/lti/tool-reply';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

type Hearing = {
  onResize: (height: number) => void;
  onClose: (said: SaidAtClose) => void;
  /** Told once: who shouts all day is not to fill the log. */
  onForeign: (origin: string) => void;
};

const NOTHING: ToolStorage = new Map();

/** [2.18] Hears the tool in the frame and answers it; what it keeps here lives as long as the frame. */
export function useToolMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  toolOrigin: string,
  { onResize, onClose, onForeign }: Hearing,
): void {
  const storage = useRef(NOTHING);
  const hasHeardForeign = useRef(false);

  const hear = useEffectEvent(({ origin, data, source }: MessageEvent) => {
    const isFromFrame = source !== null && source === frame.current?.contentWindow;
    const message = toolMessage({ origin, data, isFromFrame }, { tool: toolOrigin, own: location.origin });
    if (message.kind === 'resize' && isFromFrame) onResize(message.height);
    if (message.kind === 'close' && isFromFrame) onClose(message.said);
    if (message.kind === 'foreign' && !hasHeardForeign.current) {
      hasHeardForeign.current = true;
      onForeign(origin);
    }
    const reply = toolReply(message, storage.current);
    storage.current = reply.storage;
    if (reply.answer) source?.postMessage(reply.answer, { targetOrigin: toolOrigin });
  });

  useEffect(() => {
    const listen = (event: MessageEvent) => hear(event);
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
}

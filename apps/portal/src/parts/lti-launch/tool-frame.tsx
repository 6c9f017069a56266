import { FRAME_HEIGHT, type SaidAtClose } from '@lantern/domain/lti/tool-message';
import { TOOL_LOAD_LIMIT_MS } from '@lantern/domain/lti/tool-window';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ToolLink } from '../../api/attempts/tool-launch';
import styles from './lti-launch.module.css';
import { ToolBar } from './tool-bar';
import { ToolComing } from './tool-coming';
import { useToolMessages } from './use-tool-messages';

type ToolFrameProps = {
  title: string;
  toolName: string | null;
  link: ToolLink;
  size: { width: number | null; height: number | null } | null;
  onClose: (said: SaidAtClose) => void;
  onForeign: (origin: string) => void;
  /** It has not shown itself in time. */
  onTooSlow: () => void;
  /** The learner does not want to wait for it. */
  onCancel: () => void;
};

/** The tool is a stranger: it may run its own page, and neither lead ours away nor ask for the camera. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads allow-modals';
const ALLOWED = 'fullscreen; autoplay; clipboard-write';

/** [2.18] The tool in its frame, as tall as it says it is. */
export function ToolFrame(props: ToolFrameProps) {
  const { title, toolName, link, size, onClose, onForeign, onTooSlow, onCancel } = props;
  const place = useRef<HTMLElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [isLoaded, setIsLoaded] = useState(false);
  const [height, setHeight] = useState<number | null>(null);
  const tellTooSlow = useEffectEvent(onTooSlow);
  useToolMessages(frame, link.toolOrigin, { onResize: setHeight, onClose, onForeign });

  useEffect(() => {
    if (isLoaded) return undefined;
    const timer = setTimeout(() => tellTooSlow(), TOOL_LOAD_LIMIT_MS);
    return () => clearTimeout(timer);
  }, [isLoaded]);

  // Set by script: a style attribute in served html is refused by the page's policy.
  const shownHeight = height ?? size?.height ?? null;
  const shownWidth = size?.width ?? null;
  useEffect(() => {
    const { style } = place.current ?? {};
    style?.setProperty('--tool-height', shownHeight === null ? '70vh' : `${shownHeight}px`);
    style?.setProperty('--tool-least', `${FRAME_HEIGHT.least}px`);
    style?.setProperty('--tool-width', shownWidth === null ? '100%' : `${shownWidth}px`);
  }, [shownHeight, shownWidth]);

  /** Each further page of the tool is read from its beginning, however far down the last one had led. */
  function showStart() {
    setIsLoaded(true);
    const top = place.current?.getBoundingClientRect().top ?? 0;
    if (isLoaded && top < 0) place.current?.scrollIntoView({ block: 'start' });
  }

  return (
    <section ref={place} className={styles.tool} aria-label={title}>
      <ToolBar name={toolName ?? new URL(link.toolOrigin).host} place={place} />
      <div className={styles.stage}>
        <iframe
          ref={frame}
          className={styles.frame}
          title={title}
          src={link.targetLinkUri}
          sandbox={SANDBOX}
          allow={ALLOWED}
          referrerPolicy="strict-origin-when-cross-origin"
          onLoad={showStart}
        />
        {!isLoaded && <ToolComing onCancel={onCancel} />}
      </div>
    </section>
  );
}

import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/** A rendered dialog is an open one: shown modally when it mounts, closed (focus goes back) when it leaves. */
export function useModal(ref: RefObject<HTMLDialogElement | null>, onClose: () => void) {
  const close = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    dialog.showModal();

    function onCancel(event: Event) {
      if (event.target !== dialog) return;
      event.preventDefault();
      close();
    }
    // Browsers close at a second Escape whatever onCancel says; then the owner must know.
    function onClosed(event: Event) {
      if (event.target === dialog && !dialog?.open) close();
    }
    function onPointerDown(event: PointerEvent) {
      if (event.target === dialog) close();
    }
    dialog.addEventListener('cancel', onCancel);
    dialog.addEventListener('close', onClosed);
    dialog.addEventListener('pointerdown', onPointerDown);
    return () => {
      dialog.removeEventListener('cancel', onCancel);
      dialog.removeEventListener('close', onClosed);
      dialog.removeEventListener('pointerdown', onPointerDown);
      dialog.close();
    };
  }, [ref]);
}

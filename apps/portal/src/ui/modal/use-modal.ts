import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { holdPage } from './hold-page';

/** A rendered dialog is an open one: shown modally when it mounts, closed (focus goes back) when it leaves. */
export function useModal(ref: RefObject<HTMLDialogElement | null>, onClose: () => void) {
  const close = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    const letGo = holdPage(dialog);
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
    // A press that begins inside (to select words) and ends outside must not close.
    let beganOutside = false;
    function onPointerDown(event: PointerEvent) {
      beganOutside = event.target === dialog;
    }
    function onClick(event: MouseEvent) {
      if (beganOutside && event.target === dialog) close();
    }
    dialog.addEventListener('cancel', onCancel);
    dialog.addEventListener('close', onClosed);
    dialog.addEventListener('pointerdown', onPointerDown);
    dialog.addEventListener('click', onClick);
    return () => {
      dialog.removeEventListener('cancel', onCancel);
      dialog.removeEventListener('close', onClosed);
      dialog.removeEventListener('pointerdown', onPointerDown);
      dialog.removeEventListener('click', onClick);
      dialog.close();
      letGo();
    };
  }, [ref]);
}

import { User } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '../../ui/avatar';
import { BlockingSpinner } from '../../ui/spinner/blocking-spinner';
import { Button } from '../../ui/button/button';
import { Checkbox } from '../../ui/choice/checkbox';
import { MenuChoice } from '../../ui/menu/menu-choice';
import { MenuHead } from '../../ui/menu/menu-head';
import { MenuItem } from '../../ui/menu/menu-item';
import { BottomSheet } from '../../ui/modal/bottom-sheet';
import { Dialog } from '../../ui/modal/dialog';
import { Drawer } from '../../ui/modal/drawer';
import type { ToastMessage } from '../../ui/toast/toast';
import { ToastRegion } from '../../ui/toast/toast-region';
import styles from './kit.module.css';
import { SAMPLES } from './kit-samples';
import { KitSection } from './kit-section';

const OVERLAYS = ['dialog', 'drawer', 'navigation', 'sheet', 'languages', 'spinner', 'toasts'] as const;
type OverlayName = (typeof OVERLAYS)[number];

export function KitOverlays() {
  return (
    <KitSection title="Dialog, drawer, sheet, toast, blocking spinner">
      <Opener />
    </KitSection>
  );
}

function Opener() {
  const [open, setOpen] = useState<OverlayName | null>(null);
  return (
    <div className={styles.row}>
      {OVERLAYS.map((name) => (
        <Button key={name} onClick={() => setOpen(name)}>
          {name}
        </Button>
      ))}
      {open && <Overlay name={open} onClose={() => setOpen(null)} />}
    </div>
  );
}

const { actions, person, submit } = SAMPLES;

function Overlay({ name, onClose }: { name: OverlayName; onClose: () => void }) {
  switch (name) {
    case 'dialog':
      return (
        <Dialog
          title={submit.title}
          onClose={onClose}
          actions={
            <>
              <Button onClick={onClose}>{actions.keepWorking}</Button>
              <Button variant="primary">{actions.submit}</Button>
            </>
          }
        >
          {submit.text}
        </Dialog>
      );
    case 'drawer':
      return (
        <Drawer
          title={actions.filters}
          closeLabel={actions.close}
          onClose={onClose}
          footer={
            <>
              <Button disabled>{actions.clearFilters}</Button>
              <Button variant="primary">{actions.showCourses}</Button>
            </>
          }
        >
          {SAMPLES.tags.map((tag) => (
            <Checkbox key={tag} checked={false} onChange={() => undefined} count={4}>
              {tag}
            </Checkbox>
          ))}
        </Drawer>
      );
    case 'navigation':
      return (
        <Drawer side="start" title={SAMPLES.menu.label} closeLabel={actions.close} onClose={onClose}>
          {SAMPLES.courses.map((course) => (
            <p key={course}>{course}</p>
          ))}
        </Drawer>
      );
    case 'sheet':
      return (
        <BottomSheet label={SAMPLES.menu.label} closeLabel={actions.close} onClose={onClose}>
          <MenuHead
            picture={<Avatar initials={person.initials} />}
            title={person.name}
            detail={person.email}
          />
          <MenuItem icon={User} onSelect={onClose}>
            {SAMPLES.menu.profile}
          </MenuItem>
        </BottomSheet>
      );
    case 'languages':
      return (
        <BottomSheet titled label={SAMPLES.menu.language} closeLabel={actions.close} onClose={onClose}>
          {SAMPLES.menu.languages.map((language, place) => (
            <MenuChoice key={language} chosen={place === 4} onSelect={onClose}>
              {language}
            </MenuChoice>
          ))}
        </BottomSheet>
      );
    case 'spinner':
      return <BlockingSpinner text={SAMPLES.saving} />;
    case 'toasts':
      return <SampleToasts />;
    default:
      return name satisfies never;
  }
}

function SampleToasts() {
  const [toasts, setToasts] = useState<ToastMessage[]>([
    { id: 'enrolled', tone: 'success', text: SAMPLES.toasts.enrolled },
    { id: 'copied', tone: 'info', text: SAMPLES.toasts.copied },
    { id: 'failed', tone: 'error', text: SAMPLES.toasts.failed },
  ]);
  return (
    <ToastRegion
      label={SAMPLES.toasts.label}
      dismissLabel={actions.dismiss}
      toasts={toasts}
      onDismiss={(id) => setToasts((kept) => kept.filter((toast) => toast.id !== id))}
    />
  );
}

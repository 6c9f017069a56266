import type { CourseAction, CourseActionName } from '@lantern/domain/course/course-offer';
import { Link } from '@tanstack/react-router';
import { ArrowRight, Check, type LucideIcon, Plus, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { linkTarget } from '../../lib/page/link-target';
import { Button } from '../../ui/button/button';
import { buttonClass } from '../../ui/button/button-class';
import { Icon } from '../../ui/icon';
import styles from './panel-actions.module.css';

type ButtonName = Exclude<CourseActionName, 'share'>;

type CourseActionsProps = {
  actions: readonly CourseAction[];
  /** Where an action is a way to another page; it is told too. */
  links?: Partial<Record<ButtonName, string>>;
  onAction: (name: ButtonName) => void;
  busyAction: CourseActionName | null;
  /** Something below them leads instead. */
  isQuiet?: boolean;
  /** Below the buttons: what everybody can do, such as copying the link. */
  children: ReactNode;
};

const ICONS: Partial<Record<ButtonName, LucideIcon>> = {
  addToMyCourses: Plus,
  enrolled: Check,
  startAgain: RotateCcw,
};

/** [4.12] [4.14]–[4.18] The buttons that the course offers, the leading one large. */
export function CourseActions(props: CourseActionsProps) {
  const { actions, links = {}, onAction, busyAction, isQuiet = false, children } = props;
  const { t } = useTranslation();
  const buttons = actions.flatMap(({ name, ...action }) => (name === 'share' ? [] : [{ name, ...action }]));
  return (
    <PanelActions>
      {buttons.map(({ name, enabled, primary }) => {
        const look = {
          block: true,
          ...(primary && !isQuiet && ({ variant: 'primary', size: 'lg' } as const)),
        };
        const icon = primary ? undefined : ICONS[name];
        const label = t(`courseActions.${name}`);
        const to = links[name];
        return to && enabled ? (
          <Link key={name} {...linkTarget(to)} className={buttonClass(look)} onClick={() => onAction(name)}>
            {icon && <Icon of={icon} />}
            {label}
            {name === 'continue' && <Icon of={ArrowRight} directional />}
          </Link>
        ) : (
          <Button
            key={name}
            {...look}
            {...(icon && { icon })}
            disabled={!enabled}
            busy={busyAction === name}
            onClick={() => onAction(name)}
          >
            {label}
          </Button>
        );
      })}
      {children}
    </PanelActions>
  );
}

/** Buttons of a panel, one below the other. */
export function PanelActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

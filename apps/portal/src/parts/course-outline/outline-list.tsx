import type { ActivityPart } from '@lantern/domain/activity/activity-part';
import { isInContents } from '@lantern/domain/contents/table-of-contents';
import styles from './course-outline.module.css';
import { OutlineEntry } from './outline-entry';
import { type OutlineLevel, OutlineModule } from './outline-module';
import type { CourseInside } from './use-inside';

export type ModulesShown = {
  open: ReadonlySet<string>;
  setModule: (axis: string, isOpen: boolean) => void;
};

type OutlineListProps = {
  parts: readonly ActivityPart[];
  inside: CourseInside;
  now: Date;
  modules: ModulesShown;
  /** Of the headings of modules in it. */
  level: OutlineLevel;
};

/** [4.29] One level of the course; archived activities are left out. */
export function OutlineList({ parts, inside, now, modules, level }: OutlineListProps) {
  return (
    <ol className={level === TOP_LEVEL ? styles.outline : styles.list}>
      {parts.filter(isInContents).map((part) => (
        <li key={part.axis}>
          {part.childActivity.type === 'composite' ? (
            <OutlineModule
              part={part}
              inside={inside}
              now={now}
              level={level}
              isOpen={modules.open.has(part.axis)}
              onToggle={(isOpen) => modules.setModule(part.axis, isOpen)}
            >
              <OutlineList
                parts={part.childActivity.children}
                inside={inside}
                now={now}
                modules={modules}
                level={level === TOP_LEVEL ? 4 : 5}
              />
            </OutlineModule>
          ) : (
            <OutlineEntry part={part} inside={inside} now={now} />
          )}
        </li>
      ))}
    </ol>
  );
}

const TOP_LEVEL = 3;

import { type FilterChoice, isChosen } from '@lantern/domain/catalog/filter-choice';
import type { FilterState } from '@lantern/domain/catalog/filter-state';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/use-format';
import { Button } from '../../ui/button/button';
import { Checkbox } from '../../ui/choice/checkbox';
import { classNames } from '../../ui/class-names';
import { SearchField } from '../../ui/field/search-field';
import { Icon } from '../../ui/icon';
import type { DrawerOption, DrawerSection } from './filter-options';
import styles from './filter-section.module.css';

type FilterSectionProps = {
  section: DrawerSection;
  filters: FilterState;
  onChoose: (choice: FilterChoice, chosen: boolean) => void;
};

const SHOWN_AT_ONCE = 8;
const SEARCHABLE_FROM = 13;

/** [2.27] One question of the drawer: its options, the rest of them on demand, a search where there are many. */
export function FilterSection({ section, filters, onChoose }: FilterSectionProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(true);
  const [isWhole, setIsWhole] = useState(false);
  const [text, setText] = useState('');
  const bodyId = useId();
  const { label, options } = section;
  const found = matching(options, text);
  const isCut = !isWhole && text === '' && found.length > SHOWN_AT_ONCE;
  const shown = isCut ? foremost(found, filters) : found;
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {label}
          <Icon of={ChevronDown} size="s" />
        </button>
      </legend>
      <div id={bodyId} hidden={!isOpen}>
        {options.length >= SEARCHABLE_FROM && (
          <SearchField
            label={t('filterDrawer.search', { section: label })}
            clearLabel={t('filterDrawer.clearSearch')}
            value={text}
            onChange={setText}
          />
        )}
        {shown.map((option) => (
          <Option
            key={option.choice.id}
            option={option}
            isChosen={isChosen(filters, option.choice)}
            onChoose={onChoose}
          />
        ))}
        {found.length === 0 && <p className={styles.none}>{t('filterDrawer.noOption')}</p>}
        {text === '' && found.length > SHOWN_AT_ONCE && (
          <Button variant="quiet" className={styles.more} onClick={() => setIsWhole(!isWhole)}>
            {isCut
              ? t('filterDrawer.showMore', { count: found.length - shown.length })
              : t('filterDrawer.showFewer')}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

type OptionProps = { option: DrawerOption; isChosen: boolean; onChoose: FilterSectionProps['onChoose'] };

/** An option that no course has stays, but stands back. */
function Option({ option: { choice, name, count }, isChosen: checked, onChoose }: OptionProps) {
  const { number } = useFormat();
  return (
    <div className={classNames(count === 0 && !checked && styles.dimmed)}>
      <Checkbox
        checked={checked}
        onChange={(chosen) => onChoose(choice, chosen)}
        {...(count !== undefined && { count: number(count) })}
      >
        {name}
      </Checkbox>
    </div>
  );
}

function matching(options: DrawerOption[], text: string): DrawerOption[] {
  const wanted = text.trim().toLocaleLowerCase();
  return options.filter(({ name }) => name.toLocaleLowerCase().includes(wanted));
}

/** The first few, and none of the chosen hidden behind them. */
function foremost(options: DrawerOption[], filters: FilterState): DrawerOption[] {
  return options.filter(({ choice }, place) => place < SHOWN_AT_ONCE || isChosen(filters, choice));
}

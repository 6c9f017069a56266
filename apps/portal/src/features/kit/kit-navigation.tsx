import { ChevronsUpDown, Globe, Lock, LogOut, Moon, Sun, User } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '../../ui/avatar';
import { Bookmark } from '../../ui/bookmark';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { Button } from '../../ui/button/button';
import { Logo } from '../../ui/logo';
import { Menu } from '../../ui/menu/menu';
import { MenuChoice } from '../../ui/menu/menu-choice';
import { MenuChoiceRow } from '../../ui/menu/menu-choice-row';
import { MenuHead } from '../../ui/menu/menu-head';
import { MenuItem, MenuSeparator } from '../../ui/menu/menu-item';
import { Submenu } from '../../ui/menu/submenu';
import { Tabs } from '../../ui/tabs/tabs';
import { Tooltip } from '../../ui/tooltip/tooltip';
import styles from './kit.module.css';
import { SAMPLES } from './kit-samples';
import { KitSection } from './kit-section';

const { menu, person } = SAMPLES;

export function KitNavigation() {
  const [tab, setTab] = useState<string>(SAMPLES.views[0]);
  return (
    <>
      <KitSection title="Logo, avatar, breadcrumbs, bookmark, tabs">
        <div className={styles.row}>
          <Logo title={SAMPLES.product} />
          <Avatar initials={person.initials} size="s" />
          <Avatar initials={person.initials} />
          <Avatar initials={person.initials} tone="light" />
          <Avatar initials={person.initials} size="l" />
        </div>
        <Breadcrumbs
          label={SAMPLES.fields.priority}
          links={[{ key: 'catalog', link: <a href="#menu">{SAMPLES.actions.browse}</a> }]}
          current={SAMPLES.courses[0]}
        />
        <div className={styles.side}>
          <Bookmark
            action={SAMPLES.actions.continue}
            title={SAMPLES.lesson}
            progress={{ label: SAMPLES.fields.progress, value: 0.62, text: '62%' }}
            renderLink={({ className, children }) => (
              <a href="#bookmark" className={className}>
                {children}
              </a>
            )}
          />
        </div>
        <Tabs
          label={menu.label}
          value={tab}
          onChange={setTab}
          tabs={SAMPLES.views.map((name, place) => ({ name, label: name, count: place * 3, panel: name }))}
        />
      </KitSection>
      <KitSection title="Menu, tooltip">
        <div className={styles.row}>
          <AccountMenu />
          <Tooltip text={SAMPLES.reasons.locked}>
            {(props) => (
              <Button icon={Lock} {...props}>
                {SAMPLES.marks.soon}
              </Button>
            )}
          </Tooltip>
        </div>
      </KitSection>
    </>
  );
}

function AccountMenu() {
  const [language, setLanguage] = useState<string>(menu.languages[4]);
  const [theme, setTheme] = useState('light');
  return (
    <Menu
      label={menu.label}
      renderTrigger={(props) => (
        <Button icon={ChevronsUpDown} {...props}>
          {person.name}
        </Button>
      )}
    >
      <MenuHead picture={<Avatar initials={person.initials} />} title={person.name} detail={person.email} />
      <MenuSeparator />
      <MenuItem icon={User} onSelect={() => undefined}>
        {menu.profile}
      </MenuItem>
      <Submenu label={menu.language} icon={Globe} hint={language}>
        {menu.languages.map((name) => (
          <MenuChoice key={name} chosen={name === language} onSelect={() => setLanguage(name)}>
            {name}
          </MenuChoice>
        ))}
      </Submenu>
      <MenuChoiceRow
        label={menu.appearance}
        options={[
          { value: 'light', label: menu.light, icon: Sun },
          { value: 'dark', label: menu.dark, icon: Moon },
          { value: 'auto', label: menu.auto },
        ]}
        value={theme}
        onChange={setTheme}
      />
      <MenuSeparator />
      <MenuItem disabled onSelect={() => undefined}>
        {menu.admin}
      </MenuItem>
      <MenuItem icon={LogOut} directional onSelect={() => undefined}>
        {menu.signOut}
      </MenuItem>
    </Menu>
  );
}

import { Outlet } from '@tanstack/react-router';
import { usePage } from '../../lib/page/page-facts';
import { AppShell } from '../shell/app-shell';
import { VisitorBar } from '../shell/visitor-bar';

/** [6.5] Pages for everybody: nobody is asked who they are just to look. */
export function OpenPages() {
  const { isSignedIn } = usePage();
  return (
    <AppShell menu={[]} {...(!isSignedIn && { visitor: <VisitorBar /> })}>
      <Outlet />
    </AppShell>
  );
}

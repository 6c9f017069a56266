import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { changePageLayout, resetPageLayout, usePageLayout } from './page-layout';

test('[3.23] a page tells the frame what differs, the rest stays', () => {
  const { result } = renderHook(usePageLayout);
  act(() =>
    changePageLayout({ title: 'Algebra', backUrl: '/courses', sidebarLayers: ['details', 'content'] }),
  );
  act(() => changePageLayout({ isContentMenuOpen: true }));
  expect(result.current).toEqual({
    backUrl: '/courses',
    isAbsolute: false,
    title: 'Algebra',
    hasCustomScroll: false,
    isContentMenuOpen: true,
    lastPageURL: null,
    sidebarLayers: ['details', 'content'],
  });
});

test('[3.23] the next page begins plain and knows where the learner came from', () => {
  const { result } = renderHook(usePageLayout);
  act(() => changePageLayout({ title: 'Algebra', hasCustomScroll: true }));
  act(() => resetPageLayout('/learn/courses?keyword=a'));
  expect(result.current).toMatchObject({
    title: null,
    hasCustomScroll: false,
    sidebarLayers: [],
    lastPageURL: '/learn/courses?keyword=a',
  });
});

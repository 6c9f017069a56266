import { useNavigate } from '@tanstack/react-router';
import { useSearchText } from '../../../lib/page/use-search-text';

type OpenChat = { isOpen: boolean; show: (isOpen: boolean) => void };

/** [1.3] Whether the team's chat is open stands in the address: what tells of a message leads into it. */
export function useOpenChat(partId: string): OpenChat {
  const navigate = useNavigate();
  return {
    isOpen: new URLSearchParams(useSearchText()).get('chat') === partId,
    show: (isOpen) =>
      void navigate({
        to: '.',
        search: (search: object) => ({ ...search, chat: isOpen ? partId : undefined }),
        replace: true,
        resetScroll: false,
      }),
  };
}

import { ArrowDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button';
import styles from './discussion.module.css';

/** What came while somebody reads waits here. */
export function NewPosts({ count, onShow }: { count: number; onShow: () => void }) {
  const { t } = useTranslation();
  return (
    <output className={styles.newPosts}>
      {count > 0 && (
        <Button variant="secondary" icon={ArrowDown} onClick={onShow}>
          {t('discussion.newPosts', { count })}
        </Button>
      )}
    </output>
  );
}

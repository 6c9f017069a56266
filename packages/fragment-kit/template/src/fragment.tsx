import { useState } from 'react';
import css from './fragment.css?inline';
import type { FragmentProps } from './fragment-props';

export const contract = 1;
export const styles = css;

const TEXTS = {
  en: { hello: 'Hello', pressed: 'Pressed', courses: 'My courses' },
  ar: { hello: 'مرحبًا', pressed: 'عدد الضغطات', courses: 'دوراتي' },
};

export default function MyFragment({ user, locale, navigation, emit }: FragmentProps) {
  const [count, setCount] = useState(0);
  const texts = locale.startsWith('ar') ? TEXTS.ar : TEXTS.en;

  function press() {
    setCount(count + 1);
    emit('my_fragment_pressed', { count: count + 1 });
  }

  return (
    <section>
      <h2>
        {texts.hello} {user?.givenName}
      </h2>
      <button type="button" onClick={press}>
        {texts.pressed}: {count}
      </button>
      <a href={navigation.hrefOf('/courses')}>{texts.courses}</a>
    </section>
  );
}

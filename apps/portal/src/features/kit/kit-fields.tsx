import { useState } from 'react';
import { Checkbox } from '../../ui/choice/checkbox';
import { ChoiceGroup } from '../../ui/choice/choice-group';
import { RadioGroup } from '../../ui/choice/radio-group';
import { SearchField } from '../../ui/field/search-field';
import { SelectField } from '../../ui/field/select-field';
import { TextArea, TextField } from '../../ui/field/text-field';
import { Segmented } from '../../ui/segmented';
import styles from './kit.module.css';
import { SAMPLES } from './kit-samples';
import { KitSection } from './kit-section';

const { fields, views } = SAMPLES;

export function KitFields() {
  const [words, setWords] = useState('cash');
  const [mandatory, setMandatory] = useState(true);
  const [progress, setProgress] = useState<string>(fields.inProgress);
  const [view, setView] = useState<string>(views[0]);
  const options = [fields.inProgress, fields.completed].map((value) => ({ value, label: value }));
  return (
    <KitSection title="Form field">
      <div className={styles.halves}>
        <TextField label={fields.comment} hint={fields.commentHint} placeholder={SAMPLES.lesson} />
        <TextField label={fields.attachment} hint={fields.commentHint} error={fields.required} />
        <TextField label={SAMPLES.actions.disabled} defaultValue={SAMPLES.lesson} disabled />
        <TextField label={fields.readOnly} defaultValue={SAMPLES.lesson} readOnly />
        <SelectField label={fields.timeZone}>
          <option>{fields.lisbon}</option>
        </SelectField>
        <SearchField
          label={fields.search}
          clearLabel={SAMPLES.actions.clear}
          value={words}
          onChange={setWords}
        />
        <TextArea label={fields.comment} defaultValue={SAMPLES.reading} />
        <Segmented
          label={fields.timeZone}
          options={views.map((value) => ({ value, label: value }))}
          value={view}
          onChange={setView}
        />
        <ChoiceGroup legend={fields.priority}>
          <Checkbox checked={mandatory} onChange={setMandatory} count={3}>
            {SAMPLES.marks.mandatory}
          </Checkbox>
          <Checkbox checked={!mandatory} onChange={() => setMandatory(false)} count={9}>
            {SAMPLES.marks.optional}
          </Checkbox>
          <Checkbox checked disabled onChange={setMandatory}>
            {SAMPLES.actions.disabled}
          </Checkbox>
        </ChoiceGroup>
        <RadioGroup legend={fields.progress} options={options} value={progress} onChange={setProgress} />
      </div>
    </KitSection>
  );
}

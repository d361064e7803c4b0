/** Labels of the buttons; `position` holds `{current}` and `{count}`. Messages “slider”. */
export type SliderLabels = { previous: string; next: string; position: string }

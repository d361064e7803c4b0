import type { ChoiceOption, FieldOf, FieldOptions } from './field.ts'

export function choice<const Options extends Readonly<Record<string, ChoiceOption>>>(
  options: Omit<FieldOptions<'choice'>, 'options'> & { options: Options },
): FieldOf<'choice'> & { options: Options } {
  return { ...options, type: 'choice' }
}

export function number(options: FieldOptions<'number'>): FieldOf<'number'> {
  return { ...options, type: 'number' }
}

export function flag(options: FieldOptions<'flag'>): FieldOf<'flag'> {
  return { ...options, type: 'flag' }
}

export function moment(options: FieldOptions<'moment'>): FieldOf<'moment'> {
  return { ...options, type: 'moment' }
}

export function day(options: FieldOptions<'day'>): FieldOf<'day'> {
  return { ...options, type: 'day' }
}

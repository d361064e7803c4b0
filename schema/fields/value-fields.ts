import type { FieldOf, Given, Label } from './field.ts'

export function choice<const Options extends Readonly<Record<string, Label>>>(
  given: Omit<Given<'choice'>, 'options'> & { options: Options },
): FieldOf<'choice'> & { options: Options } {
  return { ...given, type: 'choice' }
}

export function number(given: Given<'number'>): FieldOf<'number'> {
  return { ...given, type: 'number' }
}

export function flag(given: Given<'flag'>): FieldOf<'flag'> {
  return { ...given, type: 'flag' }
}

export function moment(given: Given<'moment'>): FieldOf<'moment'> {
  return { ...given, type: 'moment' }
}

export function day(given: Given<'day'>): FieldOf<'day'> {
  return { ...given, type: 'day' }
}

import type { FieldText } from '@foyer/schema/fields/field.ts'
import type { Relation } from './relation.ts'

/** Types of fields that only resources have, besides `relation`. */
type Rules = {
  /** Numbers of other entities or pictures, each once. In the order of editors with `isOrdered`, else ascending. */
  relations: { relatesTo: Relation | 'image'; isOrdered?: true; max: number }
  /** A time on the clock of the theatre, `19:30:00`; null if there is none. */
  time: { required?: boolean }
  /** An amount in whole cents, never below zero. Required. */
  money: object
  /** A number within bounds, such as minutes; null if there is none. Whole unless it has a fraction. */
  quantity: { min: number; max: number; hasFraction?: true }
  /** Texts of one line each, in order; empty if there are none. */
  lines: { max: number; maxLines: number; isEmail?: true }
  /** What visitors choose from, in order: a value and its label in both languages. A value that is empty is made of its label. */
  options: { maxOptions: number }
}

type OwnFieldType = keyof Rules
export type OwnFieldOf<Type extends OwnFieldType> = FieldText & { type: Type } & Rules[Type]
export type OwnField = { [Type in OwnFieldType]: OwnFieldOf<Type> }[OwnFieldType]

type Options<Type extends OwnFieldType> = Omit<OwnFieldOf<Type>, 'type'>

export function relations(options: Options<'relations'>): OwnFieldOf<'relations'> {
  return { ...options, type: 'relations' }
}

export function time(options: Options<'time'>): OwnFieldOf<'time'> {
  return { ...options, type: 'time' }
}

export function money(options: Options<'money'>): OwnFieldOf<'money'> {
  return { ...options, type: 'money' }
}

export function quantity(options: Options<'quantity'>): OwnFieldOf<'quantity'> {
  return { ...options, type: 'quantity' }
}

export function lines(options: Options<'lines'>): OwnFieldOf<'lines'> {
  return { ...options, type: 'lines' }
}

export function options(given: Options<'options'>): OwnFieldOf<'options'> {
  return { ...given, type: 'options' }
}

/** Somebody who has the document open. A person with two tabs is there twice. */
export type DocumentEditor = {
  editorId: string
  name: string
  /** Whether it is the same account, in another tab or on another device. */
  isOwnAccount: boolean
  /** The module and the field with the focus, if any. */
  moduleId: string | null
  field: string | null
}

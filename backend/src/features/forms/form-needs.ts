import type { OfficeNeeds } from './office-mail.ts'

/** What the routes of forms work with. */
export type FormNeeds = OfficeNeeds & {
  /** Folder of what was handed in; nobody is served from it. */
  folder: string
  limits: { fileBytes: number; files: number }
}

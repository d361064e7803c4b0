import { moduleMigrations, type ModuleMigrations } from '@foyer/schema/modules/module-migrations.ts'
import type { ContentDocument, DocumentModule } from './document.ts'
import type { Values } from './value.ts'

/** The version of the fields of a kind. */
export function currentVersion(
  kind: string,
  migrations: ModuleMigrations = moduleMigrations,
): number {
  return (Object.hasOwn(migrations, kind) ? migrations[kind]!.length : 0) + 1
}

/** A module with the fields of its kind's current version. One of a newer version stays as it is. */
export function migrateModule<Of extends DocumentModule>(
  module: Of,
  migrations: ModuleMigrations = moduleMigrations,
): Of {
  const current = currentVersion(module.kind, migrations)
  if (module.version >= current) return module
  let fields: Readonly<Record<string, unknown>> = module.fields
  for (const migrate of migrations[module.kind]!.slice(module.version - 1)) fields = migrate(fields)
  return { ...module, fields: fields as Values, version: current }
}

/** A document with all modules in their current version, as it is read. */
export function migrateDocument(document: ContentDocument): ContentDocument {
  const modules = Object.entries(document.modules).map(([id, one]) => [id, migrateModule(one)])
  return { ...document, modules: Object.fromEntries(modules) }
}

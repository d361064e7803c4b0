import { enumValueNameOf } from '@foyer/schema/graph/names.ts'
import type {
  AppliedOperations,
  DocumentConflict,
  DocumentDifference,
  DocumentGone,
  DocumentInvalid,
  DocumentModule,
  DocumentOperation,
  DocumentRejection,
  DocumentVersion,
  DraftModule,
  EditedDocument,
  LoggedOperation,
  ModulePlace,
  Modules,
  PublishBlocked,
  PublishCheck,
} from './origin-types.ts'

/** A draft of the origin as the graph has it. */
export const documentOf = (document: EditedDocument) => ({
  number: document.number,
  versionNumber: document.version_id,
  isChanged: document.is_changed,
  fields: document.fields,
  modules: modulesOf(document.modules),
  schedules: document.schedules.map(({ action, at, note }) => ({
    action: enumValueNameOf(action),
    at,
    note: note || null,
  })),
})

export const versionOf = ({ id, type, note, author, created_at }: DocumentVersion) => ({
  number: id,
  type: enumValueNameOf(type),
  note: note || null,
  author,
  createdAt: created_at,
})

export const differenceOf = (difference: DocumentDifference) => ({
  type: enumValueNameOf(difference.type),
  moduleId: difference.module,
  kind: difference.kind,
  path: difference.path,
  before: stateOf(difference, 'before'),
  after: stateOf(difference, 'after'),
  words: difference.words.map(({ text, change }) => ({ text, change: enumValueNameOf(change) })),
})

export const draftModuleOf = ({ module_id, module, invalid_fields }: DraftModule) => ({
  moduleId: module_id,
  module,
  invalidFields: invalid_fields,
})

export const appliedOf = ({ number, operations }: AppliedOperations) => ({
  number,
  operations: operations.map(loggedOf),
})

export const conflictOf = ({ detail, number, rejections, operations }: DocumentConflict) => ({
  message: detail,
  code: 'CONFLICT',
  number,
  rejectedOperations: rejections.map(rejectedOf),
  missedOperations: operations.map(loggedOf),
})

/** A request that the origin cannot parse has neither problems nor rejected operations. */
export const invalidOf = ({ detail, problems = [], rejections = [] }: DocumentInvalid) => ({
  message: detail,
  code: 'VALIDATION_FAILED',
  fieldProblems: problems.map(({ module, field, messages }) => ({
    moduleId: module,
    field,
    messages,
  })),
  rejectedOperations: rejections.map(rejectedOf),
})

export const goneOf = ({ detail, reason }: DocumentGone) => ({
  message: detail,
  code: 'GONE',
  isDeleted: reason === 'deleted',
})

export const checkOf = ({ is_blocked, findings }: PublishCheck) => ({
  isBlocked: is_blocked,
  findings: findings.map(findingOf),
})

export const blockedOf = ({ detail, findings }: PublishBlocked) => ({
  message: detail,
  code: 'VALIDATION_FAILED',
  findings: findings.map(findingOf),
})

const findingOf = ({ module, path, severity, key, value }: PublishCheck['findings'][number]) => ({
  moduleId: module,
  path,
  severity: enumValueNameOf(severity),
  key,
  value,
})

const loggedOf = ({ number, at, operation }: LoggedOperation) => ({
  number,
  at,
  operation: operationOf(operation),
})

function operationOf(operation: DocumentOperation) {
  const { id, type, module } = operation
  const shared = {
    operationId: id,
    type: types.has(type) ? enumValueNameOf(type) : null,
    moduleId: module,
  }
  switch (operation.type) {
    case 'add':
    case 'restore':
      return { ...shared, modules: modulesOf(operation.modules) }
    case 'duplicate':
      return { ...shared, sourceId: operation.source, modules: modulesOf(operation.modules) }
    case 'remove':
      return { ...shared, modules: modulesOf(operation.before) }
    case 'move':
      return {
        ...shared,
        placeBefore: placeOf(operation.before),
        placeAfter: placeOf(operation.after),
      }
    case 'change':
      return {
        ...shared,
        path: operation.path,
        before: stateOf(operation, 'before'),
        after: stateOf(operation, 'after'),
      }
    default:
      return shared
  }
}

const types = new Set(['add', 'duplicate', 'change', 'move', 'remove', 'restore'])

const reasons = new Set([
  'value-changed',
  'moved',
  'module-changed',
  'removed',
  'unknown-module',
  'unknown-section',
  'nested-section',
  'id-taken',
  'broken-add',
])

const rejectedOf = (operationProblem: DocumentRejection) => ({
  operationId: operationProblem.operation,
  reason: reasons.has(operationProblem.problem) ? enumValueNameOf(operationProblem.problem) : null,
  moduleId: operationProblem.module,
  path: operationProblem.path ?? [],
  base: stateOf(operationProblem, 'base'),
  current: stateOf(operationProblem, 'current'),
  incoming: stateOf(operationProblem, 'incoming'),
  changedBy: operationProblem.by ?? null,
  changedAt: operationProblem.at ?? null,
})

const modulesOf = (modules: Modules) =>
  Object.entries(modules).map(([id, module]) => moduleOf(id, module))

const moduleOf = (moduleId: string, module: DocumentModule) => ({
  moduleId,
  kind: module.kind,
  version: module.version,
  place: placeOf(module.place),
  fields: module.fields,
  isRemoved: module.isRemoved === true,
})

const placeOf = ({ parent, column, rank }: ModulePlace) => ({ sectionId: parent, column, rank })

/** JSON has no undefined: what is omitted has no value. */
function stateOf<Name extends string>(holder: { [name in Name]?: unknown }, name: Name) {
  return Object.hasOwn(holder, name)
    ? { isSet: true, value: holder[name] }
    : { isSet: false, value: null }
}

'use client'
import { useState } from 'react'
import { groupModules, type ModuleGroup } from './module-groups.ts'

/** The first modules of a list in groups, the same ones as long as they have the same modules. */
export function useGroups(list: readonly string[], count: number): ModuleGroup[] {
  const [grouped, setGrouped] = useState(() => ({
    list,
    count,
    groups: groupModules(list.slice(0, count)),
  }))
  if (grouped.list === list && grouped.count === count) return grouped.groups
  const groups = groupModules(list.slice(0, count), grouped.groups)
  setGrouped({ list, count, groups })
  return groups
}

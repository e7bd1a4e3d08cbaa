'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { Skeleton } from '@/components/ui/skeleton'
import type { FaultGroup } from './rows/group-faults'
import { useFaultText, useImportFieldLabels } from './rows/use-import-field-labels'

/** So many kinds are told at once; the others at a press. */
const SHOWN = 6

const HEIGHT = 'h-8 pointer-coarse:h-12'

type MistakesBarProps = {
  groups: readonly FaultGroup[]
  /** The key of the one whose rows are shown. */
  chosen: string | null
  choose: (group: FaultGroup) => void
  /** It takes as much room where there is none, so that nothing moves when they become known. */
  keepsRoom: boolean
  isChecking: boolean
}

/** The mistakes by kind; a press shows their rows and goes to the first. */
export function MistakesBar(props: MistakesBarProps) {
  const { groups, chosen, choose, keepsRoom, isChecking } = props
  const t = useTranslations('imports.groups')
  const tGrid = useTranslations('imports.grid')
  const words = useImportFieldLabels()
  const faults = useFaultText()
  const [isWhole, setWhole] = useState(false)
  if (groups.length === 0 && keepsRoom) {
    return (
      <div className={cn(HEIGHT, 'flex items-center text-muted')}>
        {isChecking ? <Skeleton className="h-full w-80 max-w-full" /> : tGrid('empty')}
      </div>
    )
  }
  if (groups.length === 0) return null
  const shown = isWhole ? groups : groups.slice(0, SHOWN)
  return (
    <div role="group" aria-label={t('label')} className="flex flex-wrap items-center gap-1.5">
      {shown.map((group) => {
        const said = t('one', {
          field: words.field(group.field),
          problem: faults.short({
            field: group.field,
            problem: group.problem,
            ...(group.limit === undefined ? {} : { limit: group.limit }),
          }),
        })
        return (
          <Button
            key={group.key}
            title={said}
            aria-pressed={group.key === chosen}
            className={cn(
              HEIGHT,
              'max-w-80 font-normal',
              group.key === chosen && 'border-late bg-late-soft text-late',
            )}
            onClick={() => choose(group)}
          >
            <span className="font-semibold text-late tabular-nums">{group.positions.size}</span>
            <span className="truncate">{said}</span>
          </Button>
        )
      })}
      {groups.length > SHOWN && (
        <Button variant="quiet" className="h-8" onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('less') : t('more', { count: groups.length - SHOWN })}
        </Button>
      )}
    </div>
  )
}

'use client'

import Link from 'next/link'
import { useEffect, useRef } from 'react'
import { cn } from './cn'
import { showInRow } from './show-in-row'

export type TabLink = { name: string; href: string; text: string }

type TabLinksProps = {
  label: string
  tabs: readonly TabLink[]
  /** The name of the tab whose page is open. */
  here: string | undefined
  /** Too many for one row: where there is room they stand below each other, beside their pages. */
  areMany?: boolean
}

/**
 * Pages that belong together, as links in one row, the open one in sight; nothing
 * where there is no choice. Fingers move the row; for a mouse, which cannot, there are several.
 */
export function TabLinks({ label, tabs, here, areMany = false }: TabLinksProps) {
  const row = useRef<HTMLUListElement>(null)
  const shown = useRef<HTMLLIElement>(null)
  useEffect(() => showInRow(row.current, shown.current), [here])
  if (tabs.length < 2) return null
  return (
    <nav
      aria-label={label}
      className={cn('border-b print:hidden', areMany && 'xl:border-b-0 xl:border-l')}
    >
      <ul
        ref={row}
        className={cn(
          '-mb-px flex gap-1 overflow-x-auto pointer-fine:flex-wrap',
          areMany && 'xl:mb-0 xl:-ml-px xl:flex-col xl:flex-nowrap',
        )}
      >
        {tabs.map(({ name, href, text }) => (
          <li key={name} ref={name === here ? shown : null}>
            <Link
              href={href}
              aria-current={name === here ? 'page' : undefined}
              className={cn(
                'flex h-10 items-center border-b-2 px-3 font-medium whitespace-nowrap -outline-offset-2 pointer-coarse:h-12',
                areMany &&
                  'xl:h-auto xl:min-h-9 xl:border-b-0 xl:border-l-2 xl:py-1.5 xl:whitespace-normal xl:pointer-coarse:min-h-12',
                name === here
                  ? 'border-accent text-text'
                  : 'border-transparent text-muted hover:text-text',
              )}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

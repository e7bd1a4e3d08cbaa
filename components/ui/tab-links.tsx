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
}

/**
 * Pages that belong together, as links in one row, the open one in sight; nothing
 * where there is no choice.
 */
export function TabLinks({ label, tabs, here }: TabLinksProps) {
  const row = useRef<HTMLUListElement>(null)
  const shown = useRef<HTMLLIElement>(null)
  useEffect(() => showInRow(row.current, shown.current), [here])
  if (tabs.length < 2) return null
  return (
    <nav aria-label={label} className="border-b print:hidden">
      <ul ref={row} className="-mb-px flex gap-1 overflow-x-auto">
        {tabs.map(({ name, href, text }) => (
          <li key={name} ref={name === here ? shown : null}>
            <Link
              href={href}
              aria-current={name === here ? 'page' : undefined}
              className={cn(
                'flex h-10 items-center border-b-2 px-3 font-medium whitespace-nowrap -outline-offset-2 pointer-coarse:h-12',
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

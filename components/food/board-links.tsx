'use client'

import { MapPin, PhoneIncoming, type LucideIcon } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { buttonClass } from '@/components/ui/button'
import { foodPaths } from '@/lib/food/keys'

/** From the board to the pages that answer a caller's questions: where is it, do you deliver here. */
export function BoardLinks() {
  const find = useTranslations('find')
  const coverage = useTranslations('coverage')
  return (
    <>
      <QuietLink
        href={foodPaths.find()}
        Icon={PhoneIncoming}
        label={find('title')}
        short={find('short')}
      />
      <QuietLink href={foodPaths.coverage()} Icon={MapPin} label={coverage('title')} />
    </>
  )
}

type QuietLinkProps = {
  href: string
  Icon: LucideIcon
  label: string
  /** Where there is room for one row only. */
  short?: string
}

function QuietLink({ href, Icon, label, short = label }: QuietLinkProps) {
  return (
    <Link
      href={href}
      className={buttonClass({ variant: 'quiet', size: 'counter', className: 'px-2 sm:px-3' })}
    >
      <Icon aria-hidden />
      <span className="sm:hidden">{short}</span>
      <span className="max-sm:hidden">{label}</span>
    </Link>
  )
}

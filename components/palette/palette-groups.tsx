'use client'

import { Command } from 'cmdk'
import {
  Bike,
  CornerDownLeft,
  FileText,
  type LucideIcon,
  Package,
  Store,
  Truck,
  UserRound,
  Zap,
} from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

/** What stands in front of an option: of which kind it is. */
const ICONS = {
  food: Bike,
  parcel: Package,
  express: Truck,
  customer: UserRound,
  store: Store,
  action: Zap,
  page: FileText,
} as const satisfies Record<string, LucideIcon>

export type PaletteOption = {
  /** Unique among all. */
  id: string
  icon: keyof typeof ICONS
  title: string
  /** What tells it from others of the same title. */
  detail?: string
  /** At the right: where an order stands. */
  mark?: ReactNode
  isOrder?: boolean
  run: () => void
}

export type PaletteGroup = {
  name: 'orders' | 'customers' | 'stores' | 'actions' | 'pages'
  options: PaletteOption[]
}

/** What was found, by kind. A finger needs 48 px, a pointer less. */
export function PaletteGroups({ groups }: { groups: readonly PaletteGroup[] }) {
  const t = useTranslations('palette')
  return groups
    .filter(({ options }) => options.length > 0)
    .map(({ name, options }) => (
      <Command.Group
        key={name}
        heading={t(`groups.${name}`)}
        className="[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-muted"
      >
        {options.map((option) => (
          <Option key={option.id} option={option} />
        ))}
      </Command.Group>
    ))
}

function Option({ option }: { option: PaletteOption }) {
  const { id, icon, title, detail, mark, run } = option
  const Icon = ICONS[icon]
  return (
    <Command.Item
      value={id}
      onSelect={run}
      className="group flex min-h-10 cursor-pointer items-center gap-3 rounded-inner px-3 py-1.5 data-[selected=true]:bg-accent-soft pointer-coarse:min-h-12"
    >
      <Icon aria-hidden className="size-4 shrink-0 text-muted" />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{title}</span>
        {detail && <span className="block truncate text-xs text-muted">{detail}</span>}
      </span>
      {mark && <span className="max-w-[45%] shrink-0 text-xs">{mark}</span>}
      <CornerDownLeft
        aria-hidden
        className="hidden size-4 shrink-0 text-muted group-data-[selected=true]:sm:block"
      />
    </Command.Item>
  )
}

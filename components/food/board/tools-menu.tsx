'use client'

import {
  Ellipsis,
  History,
  Keyboard,
  MapPin,
  Maximize2,
  PhoneIncoming,
  Printer,
  PrinterCheck,
} from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { IconButton } from '@/components/ui/icon-button'
import { Menu, MenuChoices, MenuItem, MenuLabel, MenuSeparator } from '@/components/ui/menu'
import { foodPaths } from '@/lib/food/keys'
import { kitchenScreen } from '../kitchen/kitchen-screen'
import { usePrintsByItself } from '../ticket/use-tickets'
import { BOARD_VIEWS, type BoardView } from './board-address'

type ToolsMenuProps = {
  view: BoardView
  onView: (view: BoardView) => void
  onKeys: () => void
  onTickets: () => void
}

/** What is wanted now and then, behind one button: a caller's questions, the kitchen, the keys. */
export function ToolsMenu({ view, onView, onKeys, onTickets }: ToolsMenuProps) {
  const t = useTranslations('board')
  const history = useTranslations('lists.desk.food')
  const find = useTranslations('find')
  const coverage = useTranslations('coverage')
  const prints = usePrintsByItself()
  return (
    <Menu
      trigger={
        <IconButton
          label={t('tools')}
          icon={<Ellipsis aria-hidden />}
          size="counter"
          variant="secondary"
        />
      }
    >
      <div className="sm:hidden">
        <MenuLabel>{t('view.label')}</MenuLabel>
        <MenuChoices
          value={view}
          onChange={onView}
          options={BOARD_VIEWS.map((value) => ({ value, label: t(`view.${value}`) }))}
        />
        <MenuSeparator />
      </div>
      <MenuItem asChild>
        <Link href={foodPaths.history()}>
          <History aria-hidden />
          {history('title')}
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link href={foodPaths.find()}>
          <PhoneIncoming aria-hidden />
          {find('title')}
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link href={foodPaths.coverage()}>
          <MapPin aria-hidden />
          {coverage('title')}
        </Link>
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Maximize2 aria-hidden />} onSelect={() => void kitchenScreen.open()}>
        {t('kitchen.open')}
      </MenuItem>
      <MenuItem
        icon={prints ? <PrinterCheck aria-hidden /> : <Printer aria-hidden />}
        onSelect={onTickets}
      >
        {t(prints ? 'tickets.isOn' : 'tickets.isOff')}
      </MenuItem>
      <MenuItem icon={<Keyboard aria-hidden />} onSelect={onKeys}>
        {t('keys.open')}
      </MenuItem>
    </Menu>
  )
}

'use client'

import { Check } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'
import { cn } from './cn'

type MenuProps = {
  /** The element that opens it; it must take a ref and spread its props. */
  trigger: ReactNode
  align?: 'start' | 'end'
  className?: string
  children: ReactNode
}

const ITEM = cn(
  'flex min-h-10 w-full items-center gap-3 rounded-inner px-3 py-2 outline-none select-none',
  'data-disabled:text-muted data-highlighted:bg-sunken pointer-coarse:min-h-12 [&_svg]:size-4',
  '[&_svg]:shrink-0',
)

/** A list of choices that floats; arrows move, Escape closes. */
export function Menu({ trigger, align = 'end', className, children }: MenuProps) {
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={cn(
            'z-50 rounded-outer bg-surface text-text shadow-float data-[state=open]:animate-appear',
            'max-h-(--radix-dropdown-menu-content-available-height) min-w-56 overflow-y-auto border p-1',
            className,
          )}
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

type MenuItemProps = {
  icon?: ReactNode
  danger?: boolean
  disabled?: boolean
  onSelect?: () => void
  /** The child is a link of its own: `<MenuItem asChild><Link …/></MenuItem>`. */
  asChild?: boolean
  children: ReactNode
}

export function MenuItem({ icon, danger, disabled, onSelect, asChild, children }: MenuItemProps) {
  return (
    <DropdownMenu.Item
      asChild={asChild ?? false}
      disabled={disabled ?? false}
      {...(onSelect && { onSelect })}
      className={cn(ITEM, danger && 'text-late')}
    >
      {asChild ? (
        children
      ) : (
        <>
          {icon}
          {children}
        </>
      )}
    </DropdownMenu.Item>
  )
}

type MenuChoicesProps<Value extends string> = {
  value: Value
  onChange: (value: Value) => void
  options: readonly { value: Value; label: ReactNode; help?: ReactNode }[]
}

/** One of several, with a tick at the chosen one. */
export function MenuChoices<Value extends string>(props: MenuChoicesProps<Value>) {
  const { value, onChange, options } = props
  const pick = (picked: string) => {
    const option = options.find((one) => one.value === picked)
    if (option) onChange(option.value)
  }
  return (
    <DropdownMenu.RadioGroup value={value} onValueChange={pick}>
      {options.map((option) => (
        <DropdownMenu.RadioItem key={option.value} value={option.value} className={ITEM}>
          <span className="min-w-0 flex-1">
            <span className="block">{option.label}</span>
            {option.help && <span className="block text-xs text-muted">{option.help}</span>}
          </span>
          <DropdownMenu.ItemIndicator className="text-accent">
            <Check aria-hidden />
          </DropdownMenu.ItemIndicator>
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  )
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return (
    <DropdownMenu.Label className="px-3 py-2 text-xs text-muted">{children}</DropdownMenu.Label>
  )
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className="my-1 h-px bg-border" />
}

import { cn } from '@/components/ui/cn'

/** How an item of the navigation looks: in the bar, and from 1024 px on in the rail. */
export function navigationItemClass(isHere: boolean): string {
  return cn(
    'flex h-full w-full flex-col items-center justify-center gap-1 px-1 text-xs font-medium lg:h-16',
    '-outline-offset-2 lg:rounded-outer',
    isHere ? 'text-accent lg:bg-accent-soft' : 'text-muted hover:text-text lg:hover:bg-sunken',
  )
}

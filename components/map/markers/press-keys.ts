/** Whether a key presses a button. */
export const isPress = ({ key }: KeyboardEvent): boolean => key === 'Enter' || key === ' '

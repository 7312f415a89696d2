/** Labels of buttons of consent layers, popups and age gates, in lower case and without punctuation. */

import { BUTTONS } from '../../data/languages/buttons.ts'
import { inAllLanguages } from '../in-all-languages.ts'

export const REFUSE_LABELS = inAllLanguages(BUTTONS, 'refuse')

export const CLOSE_LABELS = inAllLanguages(BUTTONS, 'close')

export const ACCEPT_LABELS = inAllLanguages(BUTTONS, 'accept')

/** Labels of buttons that confirm the age, or let visitors enter. */
export const YES_LABELS = inAllLanguages(BUTTONS, 'yes')

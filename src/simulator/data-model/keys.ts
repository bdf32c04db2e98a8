const digits = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
const arrows = ['Up', 'Down', 'Left', 'Right', 'OK', 'Back'] as const;
const places = ['Home', 'Menu', 'Info', 'Power'] as const;
const sound = ['ChannelUp', 'ChannelDown', 'VolumeUp', 'VolumeDown', 'Mute'] as const;
const playing = ['Play', 'Pause', 'Stop', 'Rewind', 'FastForward'] as const;
const colours = ['Red', 'Green', 'Yellow', 'Blue'] as const;

/** Keys of the box's remote control; a test checks that the product's keys match. */
export const keys = [...arrows, ...places, ...sound, ...playing, ...colours, ...digits] as const;
export type Key = (typeof keys)[number];

export const isKey = (name: string): name is Key => keys.some((key) => key === name);
export const isDigit = (key: Key): boolean => digits.some((digit) => digit === key);
export const isColour = (key: Key): boolean => colours.some((colour) => colour === key);

"""What names look like, so that nobody passes for somebody else."""

import unicodedata
from typing import Final

PASS_FOR: Final = {
    "2": "ƧϨᒿꙄꛯꝚ",
    "3": "ƷȜЗӠⳌꝪꞫ𑣊𖼻",
    "4": "Ꮞ𑢯",
    "5": "Ƽ𑢻",
    "6": "бᏮⳒ𑣕",
    "7": "𐓒𑣆",
    "8": "Ȣȣ৪੪𐌚",
    "9": "৭੧୨൭ⳊꝮ𑢬𑣌𑣖",
    "A": "ΑАᎪᗅꓮ𐊠𖽀ᴀ",
    "B": "ΒВᏴᗷꓐꞴ𐊂𐊡𐌁ʙ",
    "C": "ϹСᏟⲤꓚ𐊢𐌂𐐕𐔜𑣩𑣲",
    "D": "ԀᎠᗞᗪꓓᴅ",
    "E": "ΕЕᎬⴹꓰ𐊆𑢦𑢮ᴇ",
    "F": "ϜᖴꓝꞘ𐊇𐊥𐔥𑢢𑣂",
    "G": "ԌᏀᏳꓖɢ",
    "H": "ΗНҺᎻᕼⲎꓧ𐋏ʜ",
    "J": "ͿЈᎫᒍꓙꞲᴊ",
    "K": "ΚКᏦᛕⲔꓗ𐔘ᴋ",
    "L": "ᏞᒪⳐꓡ𐐛𐔦𑢣𑢲𖼖ʟI1|ƖǀΙІӀ\u06f1ᛁⲒⵏꓲ𐊊𐌉𐌠𖼨",
    "M": "ΜϺМᎷᗰᛖⲘꓟ𐊰𐌑ᴍ",
    "N": "ΝⲚꓠ𐔓ɴ",
    "O": "ΟОՕ০ଠ୦ዐⲞⵔ〇ꓳ𐊒𐊫𐐄𐓂𐔖𑓐𑢵𑣠0",
    "P": "ΡРᏢᑭⲢꓑ𐊕ᴘ",
    "Q": "Ԛⵕ",
    "R": "ƦᎡᏒᖇꓣ𐒴𖼵ʀ",
    "S": "ЅՏᏕᏚꓢ𐊖𐐠𖼺",
    "T": "ΤТᎢⲦꓔ𐊗𐊱𐌕𑢼𖼊ᴛ",
    "U": "Սሀᑌꓴ𐓎𑢸𖽂",
    "V": "Ѵ\u06f7Ꮩᐯⴸꓦꛟ𐔝𑢠𖼈",
    "W": "ԜᎳᏔꓪ𑣦𑣯",
    "X": "ΧХᚷⲬⵝꓫꞳ𐊐𐊴𐌗𐌢𐔧𑣬",
    "Y": "ΥУҮᎩᎽⲨꓬ𐊲𑢤𖽃",
    "Z": "ΖᏃꓜ\U000102f5𑢩𑣥",
    "a": "ɑαа",
    "b": "ƄЬᏏᑲᖯ",
    "c": "сᴄⲥꮯ𐐽",
    "d": "ԁᏧᑯꓒ",
    "e": "еҽꬲ",
    "f": "քẝꞙꬵ",
    "g": "ƍɡցᶃ",
    "h": "һհᏂ",
    "I": "ıɩɪιіӏᎥꙇꭵ𑣃",
    "j": "ϳј",
    "n": "ոռ",
    "o": "οσоօ\u06f5०੦૦௦౦೦ഠ൦๐໐ဝ၀ჿᴏᴑⲟꬽ𐐬𐓪𑣈𑣗",
    "p": "ρрⲣ",
    "q": "ԛգզ",
    "r": "гᴦⲅꭇꭈꮁ",
    "s": "ƽѕꜱꮪ𐑈𑣁",
    "u": "ʋυսᴜꞟꭎꭒ𐓶𑣘",
    "v": "νѵᴠꮩ𑜆𑣀",
    "w": "ɯѡԝաᴡꮃ𑜊𑜎𑜏",
    "x": "хᕁᕽ",
    "y": "ɣʏγуүყᶌỿꭚ𑣜",
    "z": "ᴢꮓ𑣄",
}
"""What passes for a letter or digit, as it is written: by Unicode's list of confusable characters
(UTS 39), and small capitals."""
ALIKE: Final = {ord(each): plain for plain, many in PASS_FOR.items() for each in many}
WRITTEN_TOGETHER: Final = {"CJK", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO"}


def folded(name: str) -> str:
    """A name as it is compared, whatever its letters are: large or small, wide or narrow."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def skeleton(name: str) -> str:
    """A name as it looks: what differs only in letters that pass for each other is the same, first
    as they are written, then as capitals."""
    written = unicodedata.normalize("NFKC", name).translate(ALIKE)
    return folded(written).upper().translate(ALIKE)


def looks(name: str) -> set[str]:
    """All that a name could be taken for."""
    return {skeleton(name), skeleton(name.upper())}


def mixes_scripts(name: str) -> bool:
    """Whether letters of different scripts stand in one name, as they do where one is to pass for
    another."""
    scripts = {unicodedata.name(c, "").split(" ")[0] for c in folded(name) if c.isalpha()}
    return len(scripts) > 1 and not scripts <= WRITTEN_TOGETHER

import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "Whole numbers are converted exactly, with up to 400 digits typed. Negative numbers keep their minus sign; for small ones, the two’s complement pattern is shown below binary and hexadecimal results.",
    "Fractions work too. Decimal 0.1 never ends in binary, so such fractions are cut off after 40 digits, with a note. Decimal fractions that end are written out in full.",
    "The prefixes 0x, 0b and 0o, spaces and underscores are accepted. Base 32 has the digits 0–9 and A–V, which is not the Base32 encoding of RFC 4648 (A–Z, 2–7).",
  ],
  pairs: [
    {
      slug: "decimal-to-binary",
      from: "decimal",
      to: "binary",
      lead: "Decimal {10} is {=10} in binary, and {255} is {=255}.",
      about: "Software developers, network engineers and students turn decimal numbers into bits to see masks, flags and overflow.",
      familiar: [
        ["10", "ten"],
        ["192", "the first part of many home network addresses"],
        ["255", "the largest value of a byte"],
        ["1024", "the tenth power of two"],
      ],
      faq: [
        {
          q: "What is decimal 100 in binary?",
          a: "Decimal 100 is 1100100 in binary: 64, 32 and 4.",
        },
        {
          q: "How many binary digits does a decimal number need?",
          a: "About ten for each group of three decimal digits. The largest number with six binary digits is 111111, which is 63 in decimal.",
        },
      ],
    },
    {
      slug: "binary-to-decimal",
      from: "binary",
      to: "decimal",
      lead: "Binary 1010 is {=1010} in decimal, and 11111111 is {=11111111}.",
      about: "To read a bit pattern as a number: each place is worth twice the place to its right, starting with one at the end.",
      familiar: [
        ["0b1010", "ten"],
        ["0b1000001", "the letter A in ASCII"],
        ["0b11111111", "the largest value of a byte"],
      ],
      faq: [
        {
          q: "What is binary 101010 in decimal?",
          a: "Binary 101010 is 42 in decimal: 32, 8 and 2.",
        },
        {
          q: "What is the largest decimal number in sixteen binary digits?",
          a: "Sixteen ones, which are 65,535 in decimal. One more needs a seventeenth digit.",
        },
      ],
    },
    {
      slug: "decimal-to-hexadecimal",
      from: "decimal",
      to: "hexadecimal",
      lead: "Decimal {10} is {=10} in hexadecimal, {16} is {=16} and {255} is {=255}.",
      about: "Colors on the web, memory addresses and error codes are written in hexadecimal, because one of its digits stands for exactly four bits.",
      familiar: [
        ["10", "the first digit that is a letter"],
        ["128", "the middle value of a color channel on the web"],
        ["255", "the highest value of a color channel on the web"],
        ["65535", "the largest port number on a network"],
      ],
      faq: [
        {
          q: "What is decimal 255 in hexadecimal?",
          a: "Decimal 255 is FF. It is the largest value of one byte.",
        },
        {
          q: "What is decimal 1000 in hexadecimal?",
          a: "Decimal 1000 is 3E8: three times 256, fourteen times 16 and 8.",
        },
      ],
    },
    {
      slug: "hexadecimal-to-decimal",
      from: "hexadecimal",
      to: "decimal",
      lead: "Hexadecimal {A} is {=A} in decimal, {10} is {=10} and {FF} is {=FF}.",
      about: "Color codes, addresses and registers are written in hexadecimal. Capital and lowercase letters mean the same.",
      familiar: [
        ["41", "the letter A in ASCII"],
        ["80", "the middle value of a color channel on the web"],
        ["FF", "the highest value of a color channel on the web"],
        ["FFFF", "the largest port number on a network"],
      ],
      faq: [
        {
          q: "What is hexadecimal 1F in decimal?",
          a: "Hexadecimal 1F is 31 in decimal: one sixteen and fifteen.",
        },
        {
          q: "What decimal numbers does the hexadecimal color FF8000 contain?",
          a: "FF is 255 of red, 80 is 128 of green and the zeros are no blue: orange.",
        },
      ],
    },
    {
      slug: "hexadecimal-to-binary",
      from: "hexadecimal",
      to: "binary",
      lead: "Hexadecimal {A} is {=A} in binary, and {FF} is {=FF}.",
      about: "To read single bits out of a register, mask or hardware address: each hexadecimal digit opens into four binary ones.",
      familiar: [
        ["A", "ten"],
        ["F", "four bits set"],
        ["80", "the highest bit of a byte"],
        ["FF", "a full byte"],
      ],
      faq: [
        {
          q: "What is hexadecimal 3C in binary?",
          a: "Hexadecimal 3C is 111100 in binary, or 0011 1100 with both groups of four written out.",
        },
        {
          q: "Why does one hexadecimal digit fit four binary digits?",
          a: "Because four binary digits have sixteen patterns, from 0000 to 1111, one for each digit from 0 to F.",
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["decimal-to-binary"],
      exact: true,
      q: "How do I convert decimal to binary?",
      a: "Divide by 2 repeatedly and read the remainders from last to first. 13 ÷ 2 leaves 1, 6 leaves 0, 3 leaves 1, 1 leaves 1: 13 is 1101. 255 is 11111111, and 2026 is 11111101010.",
    },
    {
      pairs: ["hexadecimal-to-binary"],
      exact: true,
      q: "How do I convert hexadecimal to binary?",
      a: "Replace each hexadecimal digit with four bits: F is 1111, A is 1010, so FA is 11111010, which is 250 in decimal. From binary to hexadecimal, group the bits in fours from the right.",
    },
    {
      q: "Why does 0.1 have no exact binary value?",
      a: "Binary fractions are sums of halves, quarters, eighths and so on, and no finite sum of these is 1/10: it is 0.00011… with the pattern 0011 forever. So computers store an approximation, and 0.1 + 0.2 shows as 0.3.",
    },
    {
      exact: true,
      q: "How are negative numbers shown?",
      a: "With a minus sign: −5 is −101 in binary. Computers instead store a fixed-width two’s complement pattern: −5 in 8 bits is 11111011, or FB in hexadecimal. This converter shows it below the result.",
    },
    {
      q: "What is the difference between binary and BCD?",
      a: "Binary writes the whole number in base 2; BCD writes each decimal digit separately in four bits. 37 is 100101 in binary and 0011 0111 in BCD. The groups 1010 to 1111 do not occur in BCD.",
    },
    {
      q: "What is the largest Roman numeral?",
      a: "MMMCMXCIX, or 3999, in standard numerals. 4000 would need four Ms or a bar over IV. There is no zero and no minus sign. 2026 is MMXXVI; IIII, as on clock faces, is read as 4.",
    },
  ],
});
